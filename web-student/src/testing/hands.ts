import { expect } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';

export interface Hand {
  readonly name: 'mouse' | 'keyboard';
  press(target: Locator): Promise<void>;
  toggle(option: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
}

const mouse: Hand = {
  name: 'mouse',
  press: (target) => target.click(),
  toggle: (option) => option.click(),
  type: (field, text) => field.fill(text),
};

const keyboard: Hand = {
  name: 'keyboard',
  async press(target) {
    await tabTo(target);
    await userEvent.keyboard('{Enter}');
  },
  async toggle(option) {
    const wasChecked = isChecked(await option.findElement());
    await tabTo(option);
    // Tab reaches one radio button of a group; arrow keys move to the others and check them.
    for (let presses = 0; presses < 12 && !hasFocus(option); presses += 1) {
      await userEvent.keyboard('{ArrowDown}');
    }
    if (wasChecked || !isChecked(option.element())) await userEvent.keyboard(' ');
  },
  async type(field, text) {
    await tabTo(field);
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    await userEvent.keyboard(text.replaceAll(/[[{]/g, '$&$&'));
  },
};

export const hands: readonly Hand[] = [mouse, keyboard];

const hasFocus = (target: Locator) => target.element() === document.activeElement;
const isChecked = (element: Element) => element instanceof HTMLInputElement && element.checked;

/**
 * Presses Tab or Shift+Tab until the element has the focus; for a radio button, until its group has it.
 * @throws AssertionError if it never gets the focus
 */
export async function tabTo(target: Locator): Promise<void> {
  await expect.element(target).toBeInTheDocument();
  for (let legs = 0; legs < 20; legs += 1) {
    const { isThere, isBack, stops } = wayTo(target.element());
    if (isThere) return;
    const key = isBack ? '{Shift>}{Tab}{/Shift}' : '{Tab}';
    await userEvent.keyboard(key.repeat(stops));
  }
  await expect.element(target).toHaveFocus();
}

const groupOf = (element: Element) =>
  element instanceof HTMLInputElement && element.type === 'radio' ? element.name : undefined;
const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

function wayTo(wanted: Element) {
  const now = document.activeElement ?? document.body;
  const group = groupOf(now);
  const isThere = now === wanted || (group !== undefined && group === groupOf(wanted));
  const isBack = now !== document.body && isBefore(wanted, now);
  const [first, last] = isBack ? [wanted, now] : [now, wanted];
  const between = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility() &&
      groupOf(element) === undefined &&
      (first === document.body || isBefore(first, element)) &&
      isBefore(element, last),
  );
  return { isThere, isBack, stops: 1 + between.length };
}
