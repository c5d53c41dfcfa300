import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { fakeSitting } from '#student/testing/mock-tests/sitting.ts';

const windows = [
  [320, 568],
  [320, 256],
  [375, 400],
] as const;

async function openTest(type: 'WWE' | 'RFG') {
  const test: MockTestBlueprint = {
    mockTestId: 'one_question',
    mockTestCategory: 'sprint',
    name: 'One question',
    description: 'One question.',
    sections: oneClock('reading', 600, [{ type, count: 1 }]),
  };
  const sitting = fakeSitting(test);
  await renderPage(`/mock-test/exercise?id=${sitting.begin()}`, {
    user: student,
    width: 320,
    height: 568,
    api: sitting.answers,
  });
}

function isUncovered(element: Element, from: number, to: number): boolean {
  const { left, width } = element.getBoundingClientRect();
  return [from, (from + to) / 2, to].every((y) =>
    element.contains(document.elementFromPoint(left + width / 2, y)),
  );
}

it('never covers the line of an essay that is being typed', async () => {
  await openTest('WWE');
  const box = page.getByRole('textbox', { name: 'Your answer' });
  await expect.element(box).toBeVisible();
  for (const [width, height] of windows) {
    await page.viewport(width, height);
    await box.fill('Tea came to Europe by ship, and many people liked it. '.repeat(14));
    await userEvent.keyboard('{Control>}{End}{/Control}The last words');
    const element = box.element();
    const lastLine = () => {
      const { bottom } = element.getBoundingClientRect();
      const { lineHeight, paddingBottom } = getComputedStyle(element);
      const end = bottom - Number.parseFloat(paddingBottom) - 1;
      return isUncovered(element, end - Number.parseFloat(lineHeight) + 2, end);
    };
    await expect.poll(lastLine, { message: `${width} × ${height}` }).toBe(true);
    await expect.poll(() => document.documentElement.scrollWidth).toBe(width);
  }
});

it('never covers the blank, the word or the button that has the focus', async () => {
  await openTest('RFG');
  await expect.element(page.getByRole('button', { name: 'Blank 1: empty' })).toBeVisible();
  for (const [width, height] of windows) {
    await page.viewport(width, height);
    page.getByRole('main').element().focus();
    const passed: string[] = [];
    while (!passed.at(-1)?.startsWith('Submit')) {
      await userEvent.tab();
      const focused = document.activeElement ?? document.body;
      const name = focused.getAttribute('aria-label') ?? focused.textContent;
      const isSeen = () => {
        const { top, bottom } = focused.getBoundingClientRect();
        return isUncovered(focused, top + 1, bottom - 1);
      };
      await expect.poll(isSeen, { message: `${name}, ${width} × ${height}` }).toBe(true);
      passed.push(name);
    }
    expect(passed).toEqual(expect.arrayContaining(['Blank 1: empty', 'Blank 2: empty']));
  }
  await page.viewport(320, 256);
  (await page.getByRole('button', { name: 'Blank 1: empty' }).findElement()).focus();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  await expect.element(page.getByRole('menuitem').first()).toBeVisible();
  const roleAfterArrow = async () => {
    await userEvent.keyboard('{ArrowDown}');
    const focused = document.activeElement;
    return focused?.getAttribute('role') ?? focused?.outerHTML.slice(0, 200);
  };
  // The menu takes the focus a moment after it appears; before that, the arrow key must not scroll the blank away.
  await expect.poll(roleAfterArrow).toBe('menuitem');
});
