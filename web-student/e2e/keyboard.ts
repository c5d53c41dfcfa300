import type { Locator } from 'playwright-core';

export const keyboard = {
  async press(target: Locator): Promise<void> {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  },
  async type(field: Locator, text: string): Promise<void> {
    await tabTo(field);
    await field.page().keyboard.press('ControlOrMeta+a');
    await field.page().keyboard.press('Delete');
    await field.page().keyboard.type(text);
  },
  async choose(list: Locator, option: number): Promise<void> {
    await tabTo(list);
    await list.page().keyboard.press('Home');
    for (let presses = 0; presses < option; presses += 1) await list.page().keyboard.press('ArrowDown');
  },
};

/** Presses Tab or Shift+Tab until the element has the focus. @throws Error if it never gets the focus */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let legs = 0; legs < 40; legs += 1) {
    const { isThere, isBack, stops } = await target.evaluate(wayTo);
    if (isThere) return;
    for (let presses = 0; presses < stops; presses += 1) {
      await target.page().keyboard.press(isBack ? 'Shift+Tab' : 'Tab');
    }
  }
  throw new Error(`The Tab key never comes to ${target.toString()}.`);
}

/** Runs in the page. Estimates the tab stops to an element; if the estimate is wrong, the caller asks again. */
function wayTo(wanted: Element): { isThere: boolean; isBack: boolean; stops: number } {
  const now = document.activeElement ?? document.body;
  const isBehind = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isBack = isBehind(wanted, now) && now !== document.body;
  const [first, last] = isBack ? [wanted, now] : [now, wanted];
  const focusable = 'a[href], button, input, select, textarea, [tabindex]';
  const between = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility() &&
      isBehind(first, element) &&
      isBehind(element, last),
  );
  return { isThere: now === wanted, isBack, stops: 1 + between.length };
}
