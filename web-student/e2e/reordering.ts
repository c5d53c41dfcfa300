import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { rightAnswerTo, type Question } from '#domain/question-types/registry.ts';
import { expectReasons, submitFor, tryAgain, type Exercise } from './exercise.ts';
import { drag, tabTo } from './hands.ts';

type Reordering = Exercise<Extract<Question, { type: 'RRP' }>>;

const tooltips = {
  linked: 'These 2 paragraphs are linked.',
  notLinked: 'These 2 paragraphs are not linked.',
} as const;

/** The paragraphs' letters from top to bottom, as `BCAD`. */
export async function orderOn({ page }: Pick<Exercise, 'page'>): Promise<string> {
  const list = page.getByRole('list', { name: 'Paragraphs in your order' });
  await list.waitFor();
  const items = list.getByRole('listitem');
  const names = await items
    .getByRole('button', { name: /^Paragraph / })
    .evaluateAll((grips) => grips.map((grip) => grip.getAttribute('aria-label') ?? ''));
  return names.map((name) => /^Paragraph (\w)/.exec(name)?.[1]).join('');
}

/** Answers right, in part and wrong. */
export async function expectReordering(exercise: Reordering): Promise<void> {
  const { page, question } = exercise;
  const right = rightOrderOf(question);
  const pairs = right.length - 1;
  const inWords = (linked: number) => `${linked} of ${pairs} pairs ${linked === 1 ? 'is' : 'are'} linked.`;

  await putInOrder(exercise, right);
  await submitFor(exercise, `${pairs}/${pairs}`, inWords(pairs));
  await expectLinks(
    exercise,
    right.slice(1).map(() => true),
  );
  await expectReasons(exercise, 'Pairs');
  expect(await page.getByRole('region', { name: 'The right order' }).count()).toBe(0);

  // The last three in their order, the first at the end: all pairs but one are linked.
  await tryAgain(exercise);
  await putInOrder(exercise, [...right.slice(1), right[0] ?? '']);
  await submitFor(exercise, `${pairs - 1}/${pairs}`, inWords(pairs - 1));
  await expectLinks(exercise, [...right.slice(2).map(() => true), false]);
  await expectTooltips(exercise);
  const shown = page.getByRole('region', { name: 'The right order' });
  await shown.getByText(right.join(', ')).waitFor();
  await exercise.hand.press(shown.getByText('Read it in this order'));
  await expect.poll(() => shown.getByRole('listitem').count()).toBe(right.length);

  await tryAgain(exercise);
  await putInOrder(exercise, right.toReversed());
  await submitFor(exercise, `0/${pairs}`, inWords(0));
  await expectLinks(
    exercise,
    right.slice(1).map(() => false),
  );
}

function rightOrderOf(question: Reordering['question']): string[] {
  const answer = rightAnswerTo(question);
  return answer.type === 'RRP' ? answer.items : [];
}

/** Puts each paragraph where it belongs, from the top on: dragged, or taken and moved with the keys. */
async function putInOrder(exercise: Reordering, wanted: readonly string[]) {
  const { page, hand } = exercise;
  const gripOf = (id: string) => page.getByRole('button', { name: new RegExp(`^Paragraph ${id}, `) });
  for (const [place, id] of wanted.entries()) {
    const order = await orderOn(exercise);
    const from = order.indexOf(id);
    if (from === place) continue;
    if (hand.name === 'mouse') await drag(gripOf(id), paragraphAt(exercise, place), 0.3);
    else await carry(gripOf(id), place - from);
    await page.getByRole('button', { name: `Paragraph ${id}, ${place + 1} of ${wanted.length}` }).waitFor();
  }
  expect(await orderOn(exercise)).toBe(wanted.join(''));
}

const paragraphAt = ({ page }: Reordering, place: number) =>
  page.getByRole('list', { name: 'Paragraphs in your order' }).getByRole('listitem').nth(place);

async function carry(grip: Locator, by: number) {
  const { keyboard } = grip.page();
  await tabTo(grip);
  await keyboard.press('Space');
  for (let steps = 0; steps < Math.abs(by); steps += 1) {
    await keyboard.press(by < 0 ? 'ArrowUp' : 'ArrowDown');
  }
  await keyboard.press('Space');
}

/** Between each two paragraphs stands whether they are linked. */
async function expectLinks({ page }: Reordering, linked: readonly boolean[]) {
  const links = page.getByRole('list', { name: 'Your order' }).getByRole('img');
  const told = await links.evaluateAll((icons) => icons.map((icon) => icon.getAttribute('aria-label')));
  expect(told).toEqual(linked.map((is) => (is ? tooltips.linked : tooltips.notLinked)));
}

/** They come under the mouse, and when the Tab key comes to them. */
async function expectTooltips({ page, hand }: Reordering) {
  for (const text of [tooltips.linked, tooltips.notLinked]) {
    const link = page.getByRole('list', { name: 'Your order' }).getByRole('img', { name: text }).first();
    await (hand.name === 'mouse' ? link.hover() : tabTo(link));
    // The one before may still be going.
    await expect.poll(() => page.getByRole('tooltip').allInnerTexts()).toEqual([text]);
  }
}
