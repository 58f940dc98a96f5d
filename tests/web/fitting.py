"""Whether words fit where they stand: nothing is cut off, nothing sticks out of the screen."""

from __future__ import annotations

from playwright.sync_api import Page

# Text on purpose shortened has its whole in a tip and says so: `data-shortened`.
CUT = """() => {
  const found = [];
  const tell = (node, how) => found.push(
    `${how}: <${node.localName} class="${node.getAttribute('class') ?? ''}"> ${node.textContent.trim().slice(0, 60)}`);
  const speaks = node => [...node.childNodes].some(one => one.nodeType === 3 && one.data.trim());
  const isSeen = (node, box) => box.width > 2 && box.height > 2 && node.checkVisibility({ visibilityProperty: true,
    opacityProperty: true, contentVisibilityAuto: true });
  const scrolls = value => value === 'auto' || value === 'scroll';
  for (const node of document.body.querySelectorAll('*')) {
    if (node.closest('svg, .visually-hidden, [data-shortened], .skip, select, option')) continue;
    const box = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    if (!(speaks(node) || style.textOverflow === 'ellipsis') || !isSeen(node, box)) continue;
    if (style.display !== 'inline') {
      if (!scrolls(style.overflowX) && node.scrollWidth > node.clientWidth + 1) tell(node, 'too wide');
      const isClipped = style.overflowY === 'hidden' || style.overflowY === 'clip';
      if (isClipped && node.scrollHeight > node.clientHeight + 2) tell(node, 'too high');
    }
    let around = node.parentElement;
    while (around && !scrolls(getComputedStyle(around).overflowX)) around = around.parentElement;
    if (!around && (box.left < -1 || box.right > innerWidth + 1)) tell(node, 'off the screen');
  }
  return found;
}"""


def cut(page: Page) -> list[str]:
    """Every text that does not fit, with the element it stands in."""
    found: list[str] = page.evaluate(CUT)
    return found


def speak(page: Page, language: str) -> None:
    """Every page of this browser in a language from now on."""
    page.context.add_init_script(
        f"localStorage.setItem('gunbai-settings', JSON.stringify({{ language: '{language}', pace: 'none' }}))"
    )
