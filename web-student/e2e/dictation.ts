import { expect } from 'vitest';
import type { Question } from '#domain/question-types/registry.ts';
import { expectReasons, submit, submitFor, submitNothing, tryAgain, type Exercise } from './exercise.ts';

type Dictation = Exercise<Extract<Question, { type: 'LWD' }>>;

/** Types a sentence: nothing, without capital and full stop, right, in part and wrong. */
export async function expectDictation(exercise: Dictation, beforeSubmit: () => Promise<void>): Promise<void> {
  const { page, hand, question } = exercise;
  const box = page.getByRole('textbox', { name: 'Your sentence' });
  const words = question.transcript.replace(/\.$/, '').split(' ');
  const [first = '', second = '', third = '', ...rest] = words;
  const count = words.length;
  const inWords = (right: number) => `${right} of ${count} words ${right === 1 ? 'is' : 'are'} right.`;

  await beforeSubmit();
  await submitNothing(exercise);
  for (const [typed, fault] of [
    [`${first.toLowerCase()} ${second}`, 'Start with a capital letter and end with a full stop.'],
    [`${first} ${second}`, 'End with a full stop.'],
    [`${first.toLowerCase()} ${second}.`, 'Start with a capital letter.'],
  ] as const) {
    await hand.type(box, typed);
    await submit(exercise);
    await page.getByRole('main').getByText(fault, { exact: true }).waitFor();
  }
  await hand.type(box, question.transcript);
  await submitFor(exercise, `${count}/${count}`, inWords(count));
  await expectWords(
    exercise,
    words.map((word) => `Right: ${word}`),
  );
  await expectReasons(exercise, 'Words of the sentence');

  // The second word is left out, the third is misspelt, and there is one more at the end.
  await tryAgain(exercise);
  await hand.type(box, `${[first, `${third}e`, ...rest].join(' ')} tomorrow.`);
  await beforeSubmit();
  await submitFor(exercise, `${count - 2}/${count}`, inWords(count - 2));
  await expectWords(exercise, [
    `Right: ${first}`,
    `Missing: ${second}`,
    `Misspelt: ${third}e, meant: ${third}`,
    ...rest.map((word) => `Right: ${word}`),
    'Extra: tomorrow',
  ]);

  await tryAgain(exercise);
  await hand.type(box, 'Qwrtz.');
  await beforeSubmit();
  await submitFor(exercise, `0/${count}`, inWords(0));
  await expectWords(exercise, [...words.map((word) => `Missing: ${word}`), 'Extra: Qwrtz']);
}

/** What is told of each word, beside the sentence as it was said. */
async function expectWords({ page, question }: Dictation, told: readonly string[]) {
  const shown = page.getByRole('list', { name: 'Word by word' }).getByRole('listitem');
  const texts = (await shown.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').replace(' ,', ','));
  expect(texts.toSorted()).toEqual(told.toSorted());
  await page.getByRole('region', { name: 'Transcript' }).getByText(question.transcript).waitFor();
}
