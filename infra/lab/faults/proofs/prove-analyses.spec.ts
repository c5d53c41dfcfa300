import { expect, test } from 'vitest';
import type { RecordedEvent } from '#domain/streams.ts';
import { proveAnalyses } from './prove-analyses.ts';

const stream = 'question_attempt-1';
const attempt = (type: string, ...types: readonly string[]) =>
  ['AnswerSubmitted', ...types].map(
    (name) => ({ type: name, data: { type }, stream }) as unknown as RecordedEvent,
  );
const none = { submitted: 1, scored: 0, failed: 0, waiting: [], tooOften: [] };

test.each([
  ['a score', ['AnswerScored'], { scored: 1 }],
  ['a failure', ['AnswerAnalysisFailed'], { failed: 1 }],
  ['a score after a failure', ['AnswerAnalysisFailed', 'AnswerScored'], { scored: 1 }],
  ['nothing yet', [], { waiting: [stream] }],
  ['two scores', ['AnswerScored', 'AnswerScored'], { scored: 1, tooOften: [stream] }],
])('%s', (_what, types, expected) => {
  expect(proveAnalyses(attempt('WSC', ...types))).toEqual({ ...none, ...expected });
});

test('ignores answers scored by a rule', () => {
  expect(proveAnalyses(attempt('RSA'))).toEqual({ ...none, submitted: 0 });
});
