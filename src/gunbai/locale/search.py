"""Search in the rules: every word of the query, in any inflection, by another name, mistyped here and there."""

from __future__ import annotations

import difflib
import functools
import math
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from gunbai.kernel.errors import BadInput
from gunbai.locale import rulebook
from gunbai.locale.box import things_of
from gunbai.locale.glossary import EXPLAINING, told
from gunbai.locale.spelling import common, findable, folded, is_slip, likeness, words_of, written_words
from gunbai.locale.synonyms import synonyms, vocabulary
from gunbai.locale.words import Words

MOST_HITS: Final = 12
FEWEST_HITS: Final = 5
"""Where fewer clauses have every word, those with some of them follow."""
LONGEST_QUERY: Final = 200
WEIGHTS: Final = {"title": 3.0, "": 1.0, "more": 0.6}
BESIDE: Final = ("when", "bonus", "winter", "power", "epithet")
"""What else is said of a thing."""
MOST_TERMS: Final = 5
MOST_ALIKE: Final = 3
CLOSE: Final = 0.6
"""How alike two words are, of 1, so that one may be a slip of the other."""
SLIP: Final = 0.6
"""How much a mistyped word counts."""
OTHER_NAME: Final = 0.85
"""How much a word counts that was meant by another name."""


class Hit(NamedTuple):
    """A clause or a thing that fits, with the words in it that were meant, as they are written there."""

    clause: str
    words: list[str]


Texts = Mapping[str, Mapping[str, str]]
"""What can be found: its name, its text and more, by its id."""


class Finder:
    """Texts of one game in one language, ready to be searched."""

    def __init__(self, language: str, game: str, texts: Texts) -> None:
        self.game = game
        self.synonyms = synonyms(language, game)
        self.vocabulary = vocabulary(language)
        self.written = {id: {part: written_words(text[part]) for part in WEIGHTS} for id, text in texts.items()}
        self.texts = {
            clause: {part: Counter(form for word in parts[part] for form in findable(word)) for part in WEIGHTS}
            for clause, parts in self.written.items()
        }
        self.rarity: Counter[str] = Counter()
        for parts in self.texts.values():
            self.rarity.update({word for part in parts.values() for word in part})

    def find(self, query: str) -> list[Hit]:
        """The clauses that fit, the best first: those with every word before those with some."""
        clause = self._named(query)
        if clause:
            return [Hit(one, []) for one in clause]
        meant = [self._meant(typed) for typed in dict.fromkeys(words_of(query[:LONGEST_QUERY]))]
        scored = [(self._score(clause, meant), clause) for clause in self.texts]
        best = sorted((pair for pair in scored if pair[0] > (0, 0.0)), reverse=True, key=lambda pair: pair[0])
        whole = sum(1 for (found, _), _ in best if found == best[0][0][0])
        return [Hit(one, self._words_in(one, meant)) for _, one in best[: min(MOST_HITS, max(whole, FEWEST_HITS))]]

    def _named(self, query: str) -> list[str]:
        """A clause or chapter by its number."""
        if not any(sign.isdigit() for sign in query) or len(query.split()) > 2:
            return []
        try:
            named = rulebook.named(query, self.game)
        except BadInput:
            return []
        return [one for one in (rulebook.inside(named) or [named]) if one in self.texts]

    def _meant(self, typed: str) -> dict[str, float]:
        """The words of the rules this may be. Another name counts where no word fits better; slips are looked for only
        where nothing else fits, and never instead of a word the glossary has."""
        found = self._forms(typed)
        name = max(self.synonyms, key=lambda one: likeness(typed, one), default="")
        fit = likeness(typed, name)
        if fit and fit >= max(found.values(), default=fit):
            found = {word: own for word, own in found.items() if own == 1.0} | self._by_other_name(name)
        if found or any(likeness(typed, word) for word in self.vocabulary):
            return found
        return {word: SLIP for word in self.rarity if is_slip(typed, word)}

    def _forms(self, typed: str) -> dict[str, float]:
        known = {word: likeness(typed, word) for word in self.rarity}
        return {word: fit for word, fit in known.items() if fit and not self._is_of_another(typed, word)}

    def _is_of_another(self, typed: str, word: str) -> bool:
        """Whether a word of the rules is an inflection of a term that shares more of it than what was typed."""
        shared = common(typed, word)
        others = (other for other in self.vocabulary if len(other) > shared and word.startswith(other))
        return shared < len(word) and any(not likeness(typed, other) for other in others)

    def _by_other_name(self, name: str) -> dict[str, float]:
        """The forms of the terms this stands for; of a term of several words those of the rarest, which says most."""
        found: dict[str, float] = {}
        for term in self.synonyms[name]:
            forms = [one for one in map(self._forms, term) if one]
            rarest = min(forms, key=lambda one: sum(self.rarity[form] for form in one), default={})
            found |= {word: fit * OTHER_NAME for word, fit in rarest.items()}
        return found

    def _score(self, clause: str, meant: list[dict[str, float]]) -> tuple[int, float]:
        """How many of the words stand in the clause, and how well."""
        found, total = 0, 0.0
        for forms in meant:
            best = 0.0
            for part, weight in WEIGHTS.items():
                for word in self.texts[clause][part].keys() & forms.keys():
                    best = max(best, weight * forms[word])
            found += best > 0
            total += best * self._weight(forms)
        return found, total

    def _weight(self, forms: dict[str, float]) -> float:
        """Rare words say more; all forms of a word are as rare as the word."""
        return math.log(1 + len(self.texts) / max(1, max((self.rarity[form] for form in forms), default=1)))

    def _words_in(self, clause: str, meant: list[dict[str, float]]) -> list[str]:
        wanted = {word for forms in meant for word in forms}
        written = {word for part in self.written[clause].values() for word in part}
        return sorted(word for word in written if wanted.intersection(findable(word)))


def _clauses(words: Words, game: str) -> Texts:
    """The rules, clause by clause."""
    keys = {clause: rulebook.key(clause) for clause in rulebook.clauses_of(game)}
    return {clause: {part: _part(words, key, part) for part in WEIGHTS} for clause, key in keys.items()}


def _things(words: Words, game: str) -> Texts:
    """Cards, clans, actions and the like, by their messages: the name, what they do, and when."""
    return {
        key: {
            "title": words.text(key),
            "": " ".join(_part(words, key, part) for part in EXPLAINING),
            "more": " ".join(_part(words, key, part) for part in BESIDE),
        }
        for key in things_of(game)
    }


def _part(words: Words, key: str, part: str) -> str:
    return words.text(key, part) if words.has(key, part) else ""


@functools.cache
def finder(language: str, game: str) -> Finder:
    """Finds clauses; made once for each language and game."""
    return Finder(language, game, _clauses(Words(language), game))


@functools.cache
def thing_finder(language: str, game: str) -> Finder:
    """Finds things by their names and texts; made once for each language and game."""
    return Finder(language, game, _things(Words(language), game))


def near_terms(words: Words, game: str, query: str) -> list[str]:
    """The words of the game that look like what was asked for, where nothing fits it."""
    known = {folded(name): term.word for term in told(words, game) for name in (term.word, *term.also)}
    close = difflib.get_close_matches(folded(query.strip()), known, n=MOST_TERMS, cutoff=CLOSE)
    return list(dict.fromkeys(known[name] for name in close))


def called(names: Iterable[str], typed: str) -> list[str]:
    """The names that are meant: the very name, else those with every word of it, else the one it is a slip of."""
    spelt = {name: folded(name) for name in names}
    very = [name for name, letters in spelt.items() if letters == folded(typed.strip())]
    wanted = words_of(typed)
    if very or not wanted:
        return very
    whole = [name for name in spelt if all(any(likeness(one, word) for word in words_of(name)) for one in wanted)]
    slip = difflib.get_close_matches(folded(typed.strip()), list(spelt.values()), n=1, cutoff=CLOSE)
    return whole or [name for name, letters in spelt.items() if letters in slip]


def alike(names: Iterable[str], typed: str) -> list[str]:
    """The names that a word of the line may have been meant for, which stands in none of them."""
    spelt = {folded(name): name for name in names}
    known = {word for name in spelt for word in words_of(name)}
    unknown = [word for word in words_of(typed) if word not in known]
    close = [one for word in unknown for one in difflib.get_close_matches(word, spelt, n=MOST_ALIKE, cutoff=CLOSE)]
    return [spelt[one] for one in dict.fromkeys(close)][:MOST_ALIKE]
