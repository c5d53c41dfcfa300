import { expect, it } from 'vitest';
import type { OwnAttempt } from '#domain/practice/contract.ts';
import type { Score } from '#domain/scoring/score.ts';
import { wordedAttempts } from './worded-attempts.ts';

const score = {
  points: 1,
  maximum: 5,
  successful: false,
  rubric: '2021',
  scorer: 'speaking',
  scorerVersion: 1,
  traits: [],
  heard: [
    { text: 'Tea', probability: 0.9, at: [0, 300] },
    { text: 'came', probability: 0.9, at: [400, 700] },
  ],
} satisfies Score;

const recording = 'ab'.repeat(32);
const attempt = (answer: OwnAttempt['answer'], isScored = true) =>
  ({
    attemptId: 'a1',
    at: '2026-11-02T10:00:00.000Z',
    answer,
    scores: isScored ? [{ score, revision: 1, at: '2026-11-02T10:00:00.000Z', reason: null }] : [],
  }) as unknown as OwnAttempt;

it('takes written answers as typed and spoken answers as recognised', () => {
  expect(
    wordedAttempts([
      attempt({ type: 'SRA', recording, seconds: 2 }),
      attempt({ type: 'WSC', text: 'Tea came.' }, false),
    ]),
  ).toMatchObject([
    { text: 'Tea came', recording },
    { text: 'Tea came.', score: undefined },
  ]);
});

it('omits attempts without words: erased, unscored or chosen', () => {
  expect(
    wordedAttempts([
      attempt(null),
      attempt({ type: 'SRA', recording, seconds: 2 }, false),
      attempt({ type: 'RSA', chosen: 'A' } as unknown as OwnAttempt['answer']),
    ]),
  ).toEqual([]);
});
