import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Trait } from '#domain/question-types/catalogue/rubrics.ts';
import type { Score } from '#domain/scoring/score.ts';
import { createEmbeddedWriting } from '#services/analysis/embedded/embedded-writing.ts';
import { readCalibrationAnswers, type CalibrationAnswer } from './calibration-answers.ts';
import { readCalibrationQuestions } from './calibration-questions.ts';
import { partlyCorrected } from './marked-text.ts';
import { asAnswerTo } from './score-answers.ts';

/** Relations between the scores of two texts that must always hold, tested on the scorer with its models. */
const analysis = createEmbeddedWriting();
afterAll(() => analysis[Symbol.asyncDispose]());

const questionOf = readCalibrationQuestions();
const scoreOf = (uid: string, text: string): Promise<Score> =>
  analysis.score(asAnswerTo(questionOf(uid), text));
const pointsFor = (score: Score, trait: Trait) =>
  score.traits.find((each) => each.trait === trait)?.points ?? 0;

const answers = readCalibrationAnswers();
const named = (some: readonly CalibrationAnswer[]) => some.map((answer) => [answer.id, answer] as const);
const withMistakes = named(answers.filter(({ errors }) => errors.length > 0));
const good = named(answers.filter(({ errors, trick }) => errors.length === 0 && trick === undefined));
const essays = good.filter(([id]) => id.startsWith('WWE'));

/** The points that mistakes affect; undefined if a gate is closed, which depends on content and form. */
async function pointsWith({ question, marked }: CalibrationAnswer, mistakes: number) {
  const score = await scoreOf(question, partlyCorrected(marked, mistakes));
  return score.points === 0 ? undefined : pointsFor(score, 'grammar') + pointsFor(score, 'spelling');
}

test.each(withMistakes)(
  '%s never gets fewer points for grammar and spelling once it is put right',
  async (_, answer) => {
    const right = await pointsWith(answer, 0);
    const wrong = await pointsWith(answer, answer.errors.length);
    expect(right ?? Infinity).toBeGreaterThanOrEqual(wrong ?? 0);
  },
);

/** The tagger may detect a mistake only after its neighbour is corrected: in at most one answer of 25. */
test('putting half of the mistakes right costs points hardly ever', async () => {
  const worse: string[] = [];
  for (const [id, answer] of withMistakes) {
    const half = await pointsWith(answer, Math.ceil(answer.errors.length / 2));
    const wrong = await pointsWith(answer, answer.errors.length);
    if (half !== undefined && wrong !== undefined && half < wrong) worse.push(id);
  }
  // If there are too many, the failure lists the surplus.
  expect(worse.slice(Math.floor(withMistakes.length / 25))).toEqual([]);
});

describe.each(good)('%s, which has no mistake', (_, { question, text }) => {
  test.each([
    [
      'a misspelt word',
      (clean: string) =>
        clean.replace(/\b(the|and|that) /, (word) => word.split('').toReversed().join('').trimStart() + ' '),
    ],
    [
      'a verb that does not agree',
      (clean: string) => clean.replace(/\.(\s*)([^.]*)$/, '. This are true.$1$2'),
    ],
  ])('never gains by %s', async (_what, spoil) => {
    const spoilt = spoil(text);
    expect(spoilt).not.toBe(text);
    const [before, after] = [await scoreOf(question, text), await scoreOf(question, spoilt)];
    expect(after.points).toBeLessThanOrEqual(before.points);
  });

  test('loses form when it is cut to 40 %', async () => {
    const words = text.split(' ');
    const cut = words.slice(0, Math.round(words.length * 0.4)).join(' ');
    const [before, after] = [await scoreOf(question, text), await scoreOf(question, cut)];
    expect(pointsFor(after, 'form')).toBeLessThan(pointsFor(before, 'form'));
  });
});

test.each(essays)('%s loses structure when its sentences are shuffled', async (_, { question, text }) => {
  const sentences = text.split(/(?<=[.?!])\s+/);
  const step = 7;
  const shuffled = sentences.map((_sentence, at) => sentences[(at * step) % sentences.length]).join(' ');
  expect(new Set(shuffled.split(/(?<=[.?!])\s+/)).size).toBe(sentences.length);
  const [before, after] = [await scoreOf(question, text), await scoreOf(question, shuffled)];
  expect(pointsFor(after, 'structure')).toBeLessThan(pointsFor(before, 'structure'));
});

const pairs = z
  .array(z.strictObject({ question: z.string(), one: z.string(), other: z.string() }))
  .parse(JSON.parse(readFileSync(new URL('./paraphrases.json', import.meta.url), 'utf8')));

test.each(pairs)(
  'a paraphrase of an answer to $question moves the total by one point at most',
  async ({ question, one, other }) => {
    const [first, second] = [await scoreOf(question, one), await scoreOf(question, other)];
    expect(Math.abs(first.points - second.points)).toBeLessThanOrEqual(1);
    expect(Math.min(first.points, second.points)).toBeGreaterThan(first.maximum / 2);
  },
);
