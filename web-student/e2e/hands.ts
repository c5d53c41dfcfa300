import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** How somebody works a page: with the mouse, or with the keyboard alone. */
export interface Hand {
  readonly name: 'mouse' | 'keyboard';
  /** Presses a button. */
  press(target: Locator): Promise<void>;
  /** Chooses an option; chosen once more, it is taken back. */
  toggle(target: Locator): Promise<void>;
  /** Puts a text in the place of what the field holds. */
  type(field: Locator, text: string): Promise<void>;
  /** Chooses one of a drop-down's options, 0 for the first. */
  choose(list: Locator, option: number): Promise<void>;
}

const mouse: Hand = {
  name: 'mouse',
  press: (target) => target.click(),
  toggle: (target) => target.click(),
  async type(field, text) {
    await field.click({ clickCount: 3 });
    await field.press('Delete');
    await field.pressSequentially(text);
  },
  async choose(list, option) {
    await list.selectOption({ index: option });
  },
};

export const keyboard: Hand = {
  name: 'keyboard',
  async press(target) {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  },
  async toggle(target) {
    await tabTo(target);
    // Of radio buttons the Tab key finds one; arrows lead to the others and choose them on the way.
    const isChosenBefore = await target.isChecked();
    for (let presses = 0; presses < 12 && !(await hasFocus(target)); presses += 1) {
      await target.page().keyboard.press('ArrowDown');
    }
    if (isChosenBefore || !(await target.isChecked())) await target.page().keyboard.press('Space');
  },
  async type(field, text) {
    await tabTo(field);
    await field.page().keyboard.press('ControlOrMeta+a');
    await field.page().keyboard.press('Delete');
    await field.page().keyboard.type(text);
  },
  async choose(list, option) {
    await tabTo(list);
    const at = () => list.evaluate((element: HTMLSelectElement) => element.selectedIndex);
    for (let presses = 0; presses < 20; presses += 1) {
      const now = await at();
      if (now === option) return;
      await list.page().keyboard.press(now < option ? 'ArrowDown' : 'ArrowUp');
    }
    throw new Error(`The arrow keys never come to option ${option}.`);
  },
};

export const hands: readonly Hand[] = [mouse, keyboard];

const hasFocus = (element: Locator) => element.evaluate((shown) => shown === document.activeElement);

/**
 * Walks with Tab, or with Shift and Tab where the element stands before what has the focus, until it has the focus;
 * for a radio button, until its group has. @throws Error where the way never leads there
 */
export async function tabTo(target: Locator): Promise<void> {
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

/** Runs in the page. How many stops it is to an element, more or less: where that leads wrong, one looks again. */
function wayTo(wanted: Element): { isThere: boolean; isBack: boolean; stops: number } {
  const now = document.activeElement ?? document.body;
  const groupOf = (element: Element) =>
    element instanceof HTMLInputElement && element.type === 'radio' ? element.name : undefined;
  const isBehind = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isThere = now === wanted || (groupOf(now) !== undefined && groupOf(now) === groupOf(wanted));
  const isBack = isBehind(wanted, now) && now !== document.body;
  const [first, last] = isBack ? [wanted, now] : [now, wanted];
  const between = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
  ]
    .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility())
    .filter(
      (element) => isBehind(first, element) && isBehind(element, last) && groupOf(element) === undefined,
    );
  return { isThere, isBack, stops: 1 + between.length };
}

/** In a menu that is open, arrows lead to the item. @throws Error where they never do */
export async function arrowTo(item: Locator): Promise<void> {
  await item.waitFor();
  for (let presses = 0; presses < 20; presses += 1) {
    if (await hasFocus(item)) return;
    await item.page().keyboard.press('ArrowDown');
  }
  throw new Error(`The arrow keys never come to ${item.toString()}.`);
}

/** Drags one element onto another and lets go there, as far down in it as `depth` says: 0 for its top, 1 for its end. */
export async function drag(from: Locator, to: Locator, depth = 0.5): Promise<void> {
  const page = from.page();
  await dragOver(from, to, depth);
  await painted(page);
  await page.mouse.up();
}

/**
 * Drags an element onto a place that says while it would take it, and lets go once it says so: near an edge a drag
 * scrolls the page, so the place may go on under the pointer.
 */
export async function dropOn(from: Locator, to: Locator): Promise<void> {
  const { mouse: pointer } = from.page();
  await dragOver(from, to, 0.5);
  const taker = to.and(from.page().locator('[data-drop-target]'));
  await expect
    .poll(async () => {
      const { x, y } = await pointIn(to, 0.5);
      await pointer.move(x, y);
      return await taker.count();
    })
    .toBe(1);
  await pointer.up();
}

/** Takes an element and carries it over another. */
async function dragOver(from: Locator, to: Locator, depth: number) {
  const page = from.page();
  const { mouse: pointer } = page;
  await from.scrollIntoViewIfNeeded();
  await from.hover();
  await pointer.down();
  const [start, end] = [await pointIn(from, 0.5), await pointIn(to, depth)];
  // A first small step says that it is a drag and not a press; a step away from the place could scroll the page.
  await pointer.move(start.x, start.y + 8 * (end.y < start.y ? -1 : 1), { steps: 2 });
  // A drag begins a moment after the step, and is a press where the button is let go before. Only this attribute tells.
  await page.locator('[data-dnd-dragging]').waitFor();
  await pointer.move(end.x, end.y, { steps: 6 });
}

async function pointIn(element: Locator, depth: number) {
  const { x, y, width, height } = await boxOf(element);
  return { x: x + width / 2, y: y + height * depth };
}

/** Two frames: what lies under the pointer is looked for once in each. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element.toString()} is not on the screen.`);
  return box;
}

/** The names of what the Tab key comes to, from here until `last`. */
export async function stopsUntil(page: Page, last: Locator): Promise<string[]> {
  const stops: string[] = [];
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    stops.push(await nameOfFocus(page));
    if (await hasFocus(last)) return stops;
  }
  throw new Error(`The Tab key never comes to ${last.toString()}: ${stops.join(', ')}.`);
}

/** The accessible name of what has the focus, as the browser's own tree tells it. */
export async function nameOfFocus(page: Page): Promise<string> {
  const snapshot = await page.locator(':focus').ariaSnapshot();
  return /"(.*?)"/.exec(snapshot)?.[1] ?? snapshot;
}
