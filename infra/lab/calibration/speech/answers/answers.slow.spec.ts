import { afterAll, expect, test } from 'vitest';
import { createMeaningThread } from '#services/analysis/embedded/meaning-thread.ts';
import { leastOfRight, mostOfWrong } from './calibrate-answers.ts';
import { foreignShares, isTooMuch, mostOfForeign } from './foreign-answers.ts';
import { contentShare, scoreTranscript, shuffled } from './score-transcript.ts';
import { readSpokenQuestions } from './spoken-questions.ts';
import { rightAnswerTo, wrongAnswersTo } from './wrong-answers.ts';

const meaning = createMeaningThread();
afterAll(() => meaning[Symbol.asyncDispose]());

/** A sample of each type; `npm run calibration` scores all answers, which takes minutes. */
const every = 6;
const questions = readSpokenQuestions();
const some = [...Map.groupBy(questions, ({ type }) => type)].flatMap(([type, ofType]) => {
  const tried = ofType.filter((_, at) => at % every === 0);
  return [[type, tried] as const];
});
const shareOf = async (...answer: Parameters<typeof scoreTranscript>) =>
  contentShare(await scoreTranscript(...answer));

test.each(some)('no wrong answer to %s earns more than a fifth of content', async (_type, tried) => {
  const tooMuch: object[] = [];
  for (const question of tried)
    for (const { kind, text } of wrongAnswersTo(question, questions)) {
      const share = await shareOf(question, text, meaning);
      if (share > mostOfWrong) tooMuch.push({ uid: question.uid, kind, share });
    }
  expect(tooMuch).toEqual([]);
});

test.each(some)(
  'the sample answers to %s earn what they should, and no more when shuffled',
  async (_type, tried) => {
    for (const question of tried) {
      const { uid } = question;
      const text = rightAnswerTo(question);
      const share = await shareOf(question, text, meaning);
      expect({ uid, isRight: share >= leastOfRight }).toEqual({ uid, isRight: true });
      expect(await shareOf(question, shuffled(text), meaning)).toBeLessThanOrEqual(share);
    }
  },
);

test('answers to other questions of a type hardly ever earn more than a fifth of the total', async () => {
  const found = Map.groupBy(await foreignShares(questions, (_, at) => at % every === 0), ({ type }) => type);
  expect(found.size).toBe(5);
  for (const [type, ofType] of found) {
    const shares = ofType.flatMap((of) => of.shares);
    const percent = (100 * shares.filter(isTooMuch).length) / shares.length;
    expect({ type, isRare: percent <= mostOfForeign.percent, percent }).toMatchObject({ isRare: true });
  }
});
