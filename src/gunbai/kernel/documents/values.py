"""Values: objects that are what their constructors were given, alike in both builds when compared, copied, pickled."""

from __future__ import annotations

from gunbai.kernel.builds import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Equal to others of its class that are made of the same; pickled, and copied by `copy`, by making it once more."""

    def parts(self) -> tuple[object, ...]:
        """The arguments of the constructor, in their order."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.parts()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value) and type(self) is type(other) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(part) for part in self.parts()])})"
