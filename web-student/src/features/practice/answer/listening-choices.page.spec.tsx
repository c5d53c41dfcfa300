import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import {
  expectReasons,
  literally,
  submitFor,
  submitNothing,
  tryAgain,
} from '#student/testing/practice/exercise.ts';
import { hands } from '#student/testing/hands.ts';
import { hearToTheEnd, openListening } from '#student/testing/practice/listening.ts';

const { LSA, LHS, LMW, LMA } = sampleQuestions;

type Verdict = 'right' | 'wrong' | 'missed' | 'nothing';
const verdicts = {
  right: String.raw`\s*Your answer is right\s*Right`,
  wrong: String.raw`\s*Your answer is wrong\s*Wrong`,
  missed: String.raw`\s*Right, but not chosen\s*Right`,
  nothing: '',
} as const;

async function expectVerdicts(
  kind: 'radio' | 'checkbox',
  options: readonly string[],
  expected: readonly Verdict[],
) {
  for (const [index, verdict] of expected.entries()) {
    const name = new RegExp(`^${literally(options[index] ?? '')}${verdicts[verdict]}$`);
    await expect.element(page.getByRole(kind, { name })).toBeDisabled();
  }
}

const singleChoices = [
  { question: LSA, unit: 'option' },
  { question: LHS, unit: 'summary' },
  { question: LMW, unit: 'choice' },
];

describe.each(hands)('with the $name', (hand) => {
  it.each(hand.name === 'mouse' ? singleChoices : singleChoices.slice(0, 1))(
    '$question.type: one option is right',
    async ({ question, unit }) => {
      const { multichoice: options, correctIndex: right } = question;
      const wrong = (right + 1) % options.length;
      const optionAt = (index: number) =>
        page.getByRole('radio', { name: options[index] ?? '', exact: true });
      const api = await openListening(question);
      await hand.toggle(optionAt(wrong));
      await expect.element(optionAt(wrong)).toBeChecked();
      await hand.toggle(optionAt(wrong));
      await expect.element(optionAt(wrong)).not.toBeChecked();
      await hearToTheEnd(hand);
      await submitNothing(hand);
      await hand.toggle(optionAt(wrong));
      await hand.toggle(optionAt(right));
      await expect.element(optionAt(wrong)).not.toBeChecked();
      await submitFor(hand, '1/1');
      await expectVerdicts(
        'radio',
        options,
        options.map((_, index) => (index === right ? 'right' : 'nothing')),
      );
      await expectReasons(question, 'Options');

      await tryAgain(hand);
      await hand.toggle(optionAt(wrong));
      await submitFor(hand, '0/1');
      const outcome = page.getByRole('region', { name: 'Score 0/1' });
      await expect.element(outcome.getByText(`The ${unit} is not right.`)).not.toBeInTheDocument();
      await expectVerdicts(
        'radio',
        options,
        options.map((_, index) => (index === right ? 'missed' : index === wrong ? 'wrong' : 'nothing')),
      );
      expect(api.inputsOf('saveQuestionDone').map(({ answer }) => answer)).toEqual(
        [right, wrong].map((index) => ({ type: question.type, selectedAnswer: options[index] })),
      );
    },
  );

  it('LMA: several options are right', async () => {
    const { multichoice: options } = LMA;
    const optionAt = (index: number) =>
      page.getByRole('checkbox', { name: options[index] ?? '', exact: true });
    await openListening(LMA);
    await hearToTheEnd(hand);
    await submitNothing(hand);
    for (const index of [...LMA.correctIndexes, 1, 1]) await hand.toggle(optionAt(index));
    await expect.element(optionAt(1)).not.toBeChecked();
    await submitFor(hand, '2/2', '2 of 2 points for the right options.');
    await expectVerdicts('checkbox', options, ['right', 'nothing', 'right', 'nothing', 'nothing']);
    await expectReasons(LMA, 'Options');

    await tryAgain(hand);
    await hand.toggle(optionAt(0));
    await submitFor(hand, '1/2', '1 of 2 points for the right options.');
    await expectVerdicts('checkbox', options, ['right', 'nothing', 'missed', 'nothing', 'nothing']);

    await tryAgain(hand);
    for (const index of [0, 1, 3]) await hand.toggle(optionAt(index));
    await submitFor(hand, '0/2', '1 right − 2 wrong = 0 of 2, never below 0.');
    await expectVerdicts('checkbox', options, ['right', 'wrong', 'missed', 'wrong', 'nothing']);
  });
});
