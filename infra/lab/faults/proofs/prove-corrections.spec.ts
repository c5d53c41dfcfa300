import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { expect, test } from 'vitest';
import type { RecordedEvent } from '#domain/streams.ts';
import { proveCorrections } from './prove-corrections.ts';

const uid = 'RSA-0001';
const events = (stream: string, ...given: readonly (readonly [type: string, data: object])[]) =>
  given.map(([type, data]) => ({ type, data, stream }) as unknown as RecordedEvent);

const corrected = events(
  `question-${uid}`,
  ['QuestionDrafted', { question: { uid } }],
  ['QuestionRevised', { question: { uid }, changesKey: false }],
  ['QuestionRevised', { question: { uid }, changesKey: true }],
);
const attempt = (revision: number, ...rescored: readonly number[]) =>
  events(
    'question_attempt-1',
    ['AnswerSubmitted', { uid, revision }],
    ['AnswerScored', { uid }],
    ...rescored.map((later) => ['AnswerRescored', { uid, revision: later }] as const),
  );
const sitting = (isScored: boolean, ...rescored: readonly number[]) =>
  events(
    'mock_test_attempt-1',
    ['MockTestStarted', { sections: oneClock('reading', 360, [{ uid, revision: 1 }]) }],
    ...(isScored ? [['MockTestResultRecorded', { results: [{ uid }] }] as const] : []),
    ...rescored.map((revision) => ['MockTestQuestionRescored', { uid, revision }] as const),
  );
const name = `${uid} in question_attempt-1`;

test.each([
  ['an answer by the old key with its second score', attempt(2, 3), { rescored: 1 }],
  ['an answer by the new key', attempt(3), { rescored: 0 }],
  ['an answer that was left', attempt(1), { rescored: 0, left: [name] }],
  ['two second scores', attempt(1, 3, 3), { rescored: 1, tooOften: [name] }],
  ['one without need', attempt(3, 3), { rescored: 1, tooOften: [name] }],
  ['a sitting with its second score', sitting(true, 3), { rescored: 1 }],
  ['a sitting that was left', sitting(true), { rescored: 0, left: [`${uid} in mock_test_attempt-1`] }],
  ['a sitting that runs still', sitting(false), { rescored: 0 }],
])('%s', (_what, own, expected) => {
  const proof = { corrections: 1, left: [], tooOften: [], ...expected };
  expect(proveCorrections([...corrected, ...own])).toEqual(proof);
});

test('proves nothing without a corrected key', () => {
  const nothing = { corrections: 0, rescored: 0, left: [], tooOften: [] };
  expect(proveCorrections([...corrected.slice(0, 2), ...attempt(1)])).toEqual(nothing);
});
