"""What a page is judged by besides what it says: axe-core, and that everything fits."""

from __future__ import annotations

from importlib.resources import files

from playwright.sync_api import Page

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
AXE_RUN = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
    .filter(v => ['serious', 'critical'].includes(v.impact))
    .map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.target.join(' ')).join(' | ')
         + ' -- ' + (v.nodes[0].any[0]?.message ?? v.help))"""

STICKS_OUT = """() => {
    const root = document.documentElement, wide = root.clientWidth;
    const out = root.scrollWidth > wide ? [`the page is ${root.scrollWidth} wide`] : [];
    for (const el of document.querySelectorAll('body *')) {
        const box = el.getBoundingClientRect();
        if (!box.width || box.left >= -1 && box.right <= wide + 1) continue;
        if (el.closest('.sr, .skip, svg')) continue;
        let up = el.parentElement;
        while (up && !/auto|scroll|hidden/.test(getComputedStyle(up).overflowX))
            up = up.parentElement;
        if (!up || up === document.body || up === root)
            out.push(`${el.tagName}.${el.className}: ${box.left | 0}..${box.right | 0}`);
    }
    return out.slice(0, 8);
}"""

CUT_OFF = """() => [...document.querySelectorAll('button, a, h1, h2, p, label, select, li, span')]
    .filter(el => el.offsetParent && !el.closest('.sr, .skip, .lines'))
    .filter(el => /hidden|clip/.test(getComputedStyle(el).overflow)
        && (el.scrollWidth > el.clientWidth + 1 || el.scrollHeight > el.clientHeight + 1))
    .map(el => `${el.tagName}.${el.className}: ${el.innerText.slice(0, 40)}`).slice(0, 8)"""

# A word whose letters stand in two lines; one that has a hyphen of its own counts as two.
BROKEN = """() => {
    const found = new Set(), range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text; (text = texts.nextNode()); ) {
        const holder = text.parentElement;
        if (!holder.checkVisibility() || holder.closest('.sr, .skip, svg, option')) continue;
        for (const word of text.data.matchAll(/[\\p{L}\\p{N}]{2,}/gu)) {
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const lines = [...range.getClientRects()].filter(box => box.width);
            if (new Set(lines.map(box => Math.round(box.top))).size > 1) found.add(word[0]);
        }
    }
    return [...found].slice(0, 8);
}"""

SMALL_PRINT = """() => [...document.querySelectorAll('body *')]
    .filter(el => el.checkVisibility() && !el.closest('.sr, .skip'))
    .filter(el => [...el.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .map(el => [el, parseFloat(getComputedStyle(el).fontSize) * (el.getScreenCTM?.().a ?? 1)])
    .filter(([, size]) => size < 11)
    .map(([el, size]) => `${el.tagName} ${size.toFixed(1)}: ${el.textContent.slice(0, 30)}`)"""


def findings(page: Page) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)  # half a megabyte: once per page
    found: list[str] = page.evaluate(AXE_RUN)
    return found


def overflow(page: Page) -> list[str]:
    found: list[str] = page.evaluate(STICKS_OUT)
    return found


def small_print(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SMALL_PRINT)
    return found


def broken_words(page: Page) -> list[str]:
    found: list[str] = page.evaluate(BROKEN)
    return found


def cut_off(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CUT_OFF)
    return found
