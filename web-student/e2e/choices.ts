import { expect } from 'vitest';
import type { Question } from '#domain/question-types/registry.ts';
import { expectReasons, literally, submitFor, submitNothing, tryAgain, type Exercise } from './exercise.ts';

type Of<Code> = Extract<Question, { type: Code }>;
export type SingleChoice = Exercise<Of<'RSA' | 'LSA' | 'LHS' | 'LMW'>>;
export type MultipleChoice = Exercise<Of<'RMA' | 'LMA'>>;

const verdicts = {
  right: 'Your answer is right Right',
  wrong: 'Your answer is wrong Wrong',
  missed: 'Right, but not chosen Right',
  nothing: '',
} as const;

/** What is told of each option, in words: which was chosen, which is right. */
async function expectVerdicts(
  { page, question }: SingleChoice | MultipleChoice,
  kind: 'radio' | 'checkbox',
  told: readonly (keyof typeof verdicts)[],
) {
  for (const [place, option] of question.multichoice.entries()) {
    const verdict = verdicts[told[place] ?? 'nothing'].replaceAll(' ', String.raw`\s*`);
    const shown = page.getByRole(kind, { name: new RegExp(String.raw`^${literally(option)}\s*${verdict}$`) });
    await shown.waitFor();
    await expect.poll(() => shown.isDisabled()).toBe(true);
  }
}

/** Answers right, wrong, and nothing. @param unit what is right or not, as the score says it */
export async function expectSingleChoice(exercise: SingleChoice, unit: string): Promise<void> {
  const { page, hand, question } = exercise;
  const optionAt = (place: number) =>
    page.getByRole('radio', { name: question.multichoice[place] ?? '', exact: true });
  const right = question.correctIndex;
  const wrong = (right + 1) % question.multichoice.length;

  // Chosen again, an option is chosen no more; another one takes the place of the first.
  await hand.toggle(optionAt(wrong));
  await expect.poll(() => optionAt(wrong).isChecked()).toBe(true);
  await hand.toggle(optionAt(wrong));
  expect(await optionAt(wrong).isChecked()).toBe(false);
  await submitNothing(exercise);
  await hand.toggle(optionAt(wrong));
  await hand.toggle(optionAt(right));
  expect(await optionAt(wrong).isChecked()).toBe(false);
  await submitFor(exercise, '1/1', `The ${unit} is right.`);
  const isRight = question.multichoice.map((_, place) => place === right);
  await expectVerdicts(
    exercise,
    'radio',
    isRight.map((is) => (is ? 'right' : 'nothing')),
  );
  await expectReasons(exercise, 'Options');

  await tryAgain(exercise);
  await hand.toggle(optionAt(wrong));
  await submitFor(exercise, '0/1', `The ${unit} is not right.`);
  await expectVerdicts(
    exercise,
    'radio',
    isRight.map((is, place) => (is ? 'missed' : place === wrong ? 'wrong' : 'nothing')),
  );
}

/** Answers right, in part, and wrong. */
export async function expectMultipleChoice(exercise: MultipleChoice): Promise<void> {
  const { page, hand, question } = exercise;
  const { multichoice, correctIndexes } = question;
  const optionAt = (place: number) =>
    page.getByRole('checkbox', { name: multichoice[place] ?? '', exact: true });
  const wrong = multichoice.flatMap((_, place) => (correctIndexes.includes(place) ? [] : [place]));
  const [firstRight = 0, ...otherRight] = correctIndexes;
  const [firstWrong = 0, secondWrong = 0] = wrong;
  const maximum = correctIndexes.length;

  await submitNothing(exercise);
  // A second click takes an option back, and only that one.
  for (const place of correctIndexes) await hand.toggle(optionAt(place));
  await hand.toggle(optionAt(firstWrong));
  await hand.toggle(optionAt(firstWrong));
  expect(await optionAt(firstWrong).isChecked()).toBe(false);
  await submitFor(
    exercise,
    `${maximum}/${maximum}`,
    `${maximum} of ${maximum} points for the right options.`,
  );
  await expectVerdicts(
    exercise,
    'checkbox',
    multichoice.map((_, place) => (correctIndexes.includes(place) ? 'right' : 'nothing')),
  );
  await expectReasons(exercise, 'Options');

  await tryAgain(exercise);
  await hand.toggle(optionAt(firstRight));
  await submitFor(exercise, `1/${maximum}`, `1 of ${maximum} points for the right options.`);
  await expectVerdicts(
    exercise,
    'checkbox',
    multichoice.map((_, place) =>
      place === firstRight ? 'right' : otherRight.includes(place) ? 'missed' : 'nothing',
    ),
  );

  // One wrong option takes the point of a right one away; it never falls below 0.
  await tryAgain(exercise);
  for (const place of [firstRight, firstWrong, secondWrong]) await hand.toggle(optionAt(place));
  await submitFor(exercise, `0/${maximum}`, `0 of ${maximum} points for the right options.`);
  await expectVerdicts(
    exercise,
    'checkbox',
    multichoice.map((_, place) => {
      if (place === firstRight) return 'right';
      if (place === firstWrong || place === secondWrong) return 'wrong';
      return correctIndexes.includes(place) ? 'missed' : 'nothing';
    }),
  );
}
