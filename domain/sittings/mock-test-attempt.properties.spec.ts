import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRejection, type Decision } from '../core/events/decision.ts';
import { fold } from '../core/events/stream.ts';
import type { JsonObject } from '../core/events/json.ts';
import { objectiveScore } from '../scoring/score.ts';
import type { Answer, Question } from '../question-types/registry.ts';
import { rfbQuestion, rrpQuestion, rsaQuestion, wscQuestion } from '../question-types/testing/questions.ts';
import { mockTestStream, type MockTestAttempt, type MockTestEvent } from './mock-test-attempt.ts';
import {
  failAnswerAnalysis,
  isAnalysed,
  pendingScores,
  recordAnswerScore,
  recordResult,
} from './scores/mock-test-scores.ts';
import {
  answerQuestion,
  endSection,
  keepTime,
  startMockTest,
  startSection,
  submitTest,
} from './sit-mock-test.ts';
import { clockOf, hasCome, eventsOfTime } from './clocks/sitting-time.ts';

const asked: Question[] = [rfbQuestion, wscQuestion, rrpQuestion, rsaQuestion];
const foreign: Question = { ...rsaQuestion, uid: 'RSA-9009' };
const startsAt = Date.parse('2026-11-21T12:00:00.000Z');
/** Three clocks of two seconds: two in the first section, with one question and two, and one in the second. */
const seconds = 6;
const sections = [[[rfbQuestion], [wscQuestion, rrpQuestion]], [[rsaQuestion]]].map((clocks, index) => ({
  section: index === 0 ? ('reading' as const) : ('listening' as const),
  clocks: clocks.map((questions) => ({
    seconds: 2,
    questions: questions.map(({ uid }) => ({ uid, revision: 1 })),
  })),
}));

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
const texts = fc.constantFrom('', 'Tea came by ship.').map((text): Answer => ({ type: 'WSC', text }));
const pairOf = (question: Question, answer: fc.Arbitrary<Answer>) =>
  answer.map((given) => ({ question, answer: given }));
const pair = fc.oneof(
  pairOf(rfbQuestion, words),
  pairOf(wscQuestion, texts),
  pairOf(rrpQuestion, order),
  pairOf(rsaQuestion, choice),
  pairOf(foreign, choice),
  pairOf(rfbQuestion, choice),
);
interface Sent {
  readonly now: string;
  readonly decide: (state: MockTestAttempt) => Decision<MockTestEvent, string>;
}
const started = {
  sessionId: 'session-1',
  mockTestId: 'reading_sprint_1',
  userId: 'user-1',
  sections,
};
const start = now.map((time): Sent => ({
  now: time,
  decide: (state) => startMockTest(state, { ...started, now: time }),
}));
const end = (time: string): Sent => ({ now: time, decide: (state) => endSection(state, { now: time }) });
const begin = (time: string): Sent => ({ now: time, decide: (state) => startSection(state, { now: time }) });
const keep = (time: string): Sent => ({ now: time, decide: (state) => keepTime(state, { now: time }) });
const lastOfAll = at(8 * 86_400_000);
const handIn: Sent = { now: lastOfAll, decide: (state) => submitTest(state, { now: lastOfAll }) };
const record: Sent = {
  now: lastOfAll,
  decide: (state) => recordResult(state, { questions: asked }),
};
/** Analyses may end at any time, for any question, twice and in either way. */
const analysed = fc
  .tuple(fc.constantFrom(...asked, foreign), fc.constantFrom(0, 1, 2, undefined))
  .map(([{ uid }, points]): Sent => ({
    now: at(0),
    decide: (state) =>
      points === undefined
        ? failAnswerAnalysis(state, { uid, reason: 'no score' })
        : recordAnswerScore(state, { uid, score: objectiveScore(points, 2, points === 2, []) }),
  }));
const anything: fc.Arbitrary<Sent> = fc.oneof(
  { weight: 1, arbitrary: start },
  {
    weight: 8,
    arbitrary: fc.tuple(pair, now).map(([given, time]): Sent => ({
      now: time,
      decide: (state) => answerQuestion(state, { ...given, now: time }),
    })),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(end, begin, begin, keep, keep), now)
      .map(([send, time]) => send(time)),
  },
  { weight: 3, arbitrary: analysed },
  { weight: 1, arbitrary: fc.constant(handIn) },
  { weight: 1, arbitrary: fc.constant(record) },
);

/** Commands of workflows at the deadline; any of them may be missing. */
const closing = fc
  .tuple(fc.constant(keep(lastOfAll)), fc.constant(handIn), analysed, fc.constant(record))
  .chain((steps) => fc.subarray<Sent>(steps));

test('keeps the rules of a sitting for any order of commands', () => {
  let answersSeen = 0;
  let resultsSeen = 0;
  let resultsWithout = 0;
  let secondSections = 0;
  let clocksRunOut = 0;
  fc.assert(
    fc.property(start, fc.array(anything, { maxLength: 30 }), closing, (opening, others, last) => {
      const history: MockTestEvent[] = [];
      for (const sent of [opening, ...others, ...last]) {
        const state = fold(mockTestStream, history);
        const decision = sent.decide(state);
        if (isRejection(decision)) continue;
        history.push(...decision);
        const after = fold(mockTestStream, history);
        const pending = pendingScores(after);
        expect(pending.every(isAnalysed)).toBe(true);
        const isReady = after.status === 'submitted' && pending.length === 0;
        expect(recordsResult(after)).toBe(isReady);
        expect(sent.decide(fold(mockTestStream, history))).toEqual([]);
        expect(decision.filter((event) => isLateAnswer(event, sent, state))).toEqual([]);
      }
      const of = <Type extends MockTestEvent['type']>(type: Type) =>
        history.filter((event): event is Extract<MockTestEvent, { type: Type }> => event.type === type);
      const answers = of('MockTestAnswerSubmitted');
      const results = of('MockTestResultRecorded');
      answersSeen += answers.length;
      resultsSeen += results.length;
      expect(of('MockTestStarted')).toHaveLength(1);
      // Each at its place, forward only, and one at most for a question.
      expect(answers.map(({ data }) => asked[data.index]?.uid)).toEqual(answers.map(({ data }) => data.uid));
      const places = answers.map(({ data }) => data.index);
      expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
      for (const { data } of results) {
        expect(data.results.map(({ uid }) => uid)).toEqual(asked.map(({ uid }) => uid));
        expect(data.points).toBeLessThanOrEqual(data.maximum);
        const left = data.results.filter((result) => 'failure' in result);
        expect(data.maximum).toBe(2 + 3 + 1 + (left.length === 0 ? 2 : 0));
        resultsWithout += left.length;
      }
      expect(of('MockTestSectionEnded').length).toBeLessThanOrEqual(1 + of('MockTestSectionStarted').length);
      expect(of('MockTestSectionStarted').length).toBeLessThanOrEqual(1);
      const submissions = of('MockTestSubmitted').length;
      expect(submissions).toBeLessThanOrEqual(1);
      expect(results.length).toBeLessThanOrEqual(submissions);
      secondSections += of('MockTestSectionStarted').length;
      clocksRunOut += of('MockTestClockExpired').length;
      expect(history.map(overTheWire)).toEqual(history);
    }),
    // A fixed seed: its outcomes are counted below, and other seeds may have fewer.
    { numRuns: 800, seed: 3 },
  );
  expect(answersSeen).toBeGreaterThan(100);
  expect(resultsSeen).toBeGreaterThan(10);
  expect(resultsWithout).toBeGreaterThan(0);
  expect(secondSections).toBeGreaterThan(20);
  expect(clocksRunOut).toBeGreaterThan(20);
});

function recordsResult(state: MockTestAttempt): boolean {
  const decision = recordResult(state, { questions: asked });
  return !isRejection(decision) && decision.length > 0;
}

function isLateAnswer(event: MockTestEvent, { now: time }: Sent, state: MockTestAttempt): boolean {
  if (event.type !== 'MockTestAnswerSubmitted') return false;
  const present = fold(mockTestStream, eventsOfTime(state, { now: time }), state);
  return present.status !== 'running' || hasCome(clockOf(present).deadline, time);
}

function overTheWire(event: MockTestEvent): MockTestEvent {
  const wire = JSON.parse(JSON.stringify(mockTestStream.encode(event))) as JsonObject;
  return mockTestStream.decode(event.type, mockTestStream.versionOf(event.type), wire);
}
