import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, isRejection } from '../core/decider.ts';
import type { JsonObject } from '../core/json.ts';
import type { Answer, Question } from '../question-types/registry.ts';
import { rfbQuestion, rrpQuestion, rsaQuestion } from '../question-types/testing/questions.ts';
import {
  isTimeUp,
  mockTestCodec,
  mockTestDecider,
  type MockTestAttempt,
  type MockTestCommand,
  type MockTestEvent,
} from './mock-test-attempt.ts';

const asked: Question[] = [rfbQuestion, rrpQuestion, rsaQuestion];
const foreign: Question = { ...rsaQuestion, uid: 'RSA-9009' };
const startsAt = Date.parse('2026-11-21T12:00:00.000Z');
const seconds = 6;

/** Times around the start and the deadline; commands may come in any order, as from several tabs and workers. */
const at = (ms: number) => new Date(startsAt + ms).toISOString();
const now = fc.oneof(
  fc.integer({ min: 0, max: seconds * 1000 - 1 }).map(at),
  fc.integer({ min: -2000, max: seconds * 1000 + 3000 }).map(at),
);
const choice = fc
  .constantFrom('', 'By ship', 'By rail', 'By air')
  .map((selectedAnswer): Answer => ({ type: 'RSA', selectedAnswer }));
const order = fc
  .shuffledSubarray(['A', 'B', 'C', 'D'], { minLength: 4 })
  .map((items): Answer => ({ type: 'RRP', items }));
const words = fc
  .constantFrom<string[]>(['went', ''], ['', ''], ['gone', 'arrived'], ['went'])
  .map((selectedAnswer): Answer => ({ type: 'RFB', selectedAnswer }));
const pairOf = (question: Question, answer: fc.Arbitrary<Answer>) =>
  answer.map((given) => ({ question, answer: given }));
const pair = fc.oneof(
  pairOf(rfbQuestion, words),
  pairOf(rrpQuestion, order),
  pairOf(rsaQuestion, choice),
  pairOf(foreign, choice),
  pairOf(rfbQuestion, choice),
);
const start = now.map((time): MockTestCommand => ({
  type: 'startMockTest',
  now: time,
  sessionId: 'session-1',
  mockTestId: 'reading_sprint_1',
  userId: 'user-1',
  section: 'reading',
  seconds,
  questions: asked.map(({ uid }) => ({ uid, questionVersion: 1 })),
}));
const command: fc.Arbitrary<MockTestCommand> = fc.oneof(
  { weight: 1, arbitrary: start },
  {
    weight: 8,
    arbitrary: fc
      .tuple(pair, now)
      .map(([given, time]): MockTestCommand => ({ type: 'submitAnswer', ...given, now: time })),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('endSection' as const),
      by: fc.constantFrom('student' as const, 'clock' as const),
      now,
    }),
  },
  { weight: 1, arbitrary: now.map((time): MockTestCommand => ({ type: 'submitTest', now: time })) },
  { weight: 1, arbitrary: fc.constant<MockTestCommand>({ type: 'recordResult', questions: asked }) },
);

/** What workflows send when the time is up; any of it may be missing. */
const closing = fc.subarray<MockTestCommand>([
  { type: 'endSection', by: 'clock', now: at(seconds * 1000 + 3000) },
  { type: 'submitTest', now: at(seconds * 1000 + 3000) },
  { type: 'recordResult', questions: asked },
]);

test('whatever is sent in whatever order, the rules of a sitting hold', () => {
  let answersSeen = 0;
  let resultsSeen = 0;
  fc.assert(
    fc.property(start, fc.array(command, { maxLength: 30 }), closing, (opening, commands, last) => {
      const history: MockTestEvent[] = [];
      for (const sent of [opening, ...commands, ...last]) {
        const state = fold(mockTestDecider, history);
        const decision = mockTestDecider.decide(sent, state);
        if (isRejection(decision)) continue;
        history.push(...decision);
        expect(mockTestDecider.decide(sent, fold(mockTestDecider, history))).toEqual([]);
        expect(decision.filter((event) => isLateAnswer(event, sent, state))).toEqual([]);
      }
      const of = <Type extends MockTestEvent['type']>(type: Type) =>
        history.filter((event): event is Extract<MockTestEvent, { type: Type }> => event.type === type);
      const answers = of('MockTestAnswerSubmitted');
      const results = of('MockTestResultRecorded');
      answersSeen += answers.length;
      resultsSeen += results.length;
      expect(of('MockTestStarted')).toHaveLength(1);
      expect(answers.map(({ data }) => data.uid)).toEqual(
        asked.slice(0, answers.length).map(({ uid }) => uid),
      );
      expect(answers.map(({ data }) => data.index)).toEqual([...answers.keys()]);
      for (const { data } of results) {
        expect(data.results.map(({ uid }) => uid)).toEqual(asked.map(({ uid }) => uid));
        expect(data.points).toBeLessThanOrEqual(data.maximum);
        expect(data.maximum).toBe(2 + 3 + 1);
      }
      const ends = of('MockTestSectionEnded').length;
      const submissions = of('MockTestSubmitted').length;
      expect([1, ends, submissions, results.length].toSorted((a, b) => b - a)).toEqual([
        1,
        ends,
        submissions,
        results.length,
      ]);
      expect(history.map(overTheWire)).toEqual(history);
    }),
    { numRuns: 500 },
  );
  expect(answersSeen).toBeGreaterThan(100);
  expect(resultsSeen).toBeGreaterThan(10);
});

/** An answer that was stored though the test was not running or its time was up. */
function isLateAnswer(event: MockTestEvent, sent: MockTestCommand, state: MockTestAttempt): boolean {
  if (event.type !== 'MockTestAnswerSubmitted') return false;
  return state.status !== 'running' || sent.type !== 'submitAnswer' || isTimeUp(state.test, sent.now);
}

function overTheWire(event: MockTestEvent): MockTestEvent {
  const wire = JSON.parse(JSON.stringify(mockTestCodec.encode(event))) as JsonObject;
  return mockTestCodec.decode(event.type, 1, wire);
}
