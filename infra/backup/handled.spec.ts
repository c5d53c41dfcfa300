import { expect, test } from 'vitest';
import type { StoredEvent } from '#domain/core/events/event-store.ts';
import { countHandled } from './handled.ts';

const position = (ordinal: number) => String(ordinal).padStart(20, '0');

function handled(reactor: string, ...events: readonly (readonly [type: string, stream: string])[]) {
  const counts = countHandled([{ reactor, version: 1, position: position(events.length) }]);
  for (const [index, [type, stream]] of events.entries()) {
    counts.see({ type, stream, position: position(index + 1) } as StoredEvent, index + 1);
  }
  return counts.records()[0]?.handled;
}

test('resumes an unfinished analysis at its answer', () => {
  const first = ['AnswerSubmitted', 'question_attempt-1'] as const;
  const other = ['AnswerSubmitted', 'question_attempt-2'] as const;
  const scored = ['AnswerScored', 'question_attempt-1'] as const;
  const failed = ['AnswerAnalysisFailed', 'question_attempt-2'] as const;
  expect(handled('analysis', first, other, scored)).toBe(1);
  expect(handled('analysis', first, other, scored, failed)).toBe(4);
});

test('resumes a sitting at its first answer until its result is recorded', () => {
  const stream = 'mock_test_attempt-1';
  const sat = [
    ['MockTestStarted', stream],
    ['MockTestAnswerSubmitted', stream],
    ['MockTestAnswerSubmitted', stream],
    ['MockTestSubmitted', stream],
  ] as const;
  expect(handled('analysis', ...sat)).toBe(1);
  expect(handled('sittings', ...sat)).toBe(0);
  expect(handled('analysis', ...sat, ['MockTestResultRecorded', stream])).toBe(5);
});

test('resumes work without a closing event at the oldest', () => {
  expect(
    handled('rescoring', ['AnswerSubmitted', 'a-1'], ['QuestionRevised', 'q-1'], ['QuestionRevised', 'q-2']),
  ).toBe(1);
});
