import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../../core/events/stream.ts';
import { given } from '../../core/testing/given-when-then.ts';
import { rfbQuestion, rrpQuestion, rsaQuestion } from '../../question-types/testing/questions.ts';
import { nextBreakSeconds } from './breaks.ts';
import { grantExtraTimeInTest, grantedView } from './extra-time-in-test.ts';
import { extraPercents } from '../../extra-time/extra-percents.ts';
import type { ExtraTime } from '../../extra-time/extra-time.ts';
import { mockTestStream, type MockTestAttempt, type MockTestEvent } from '../mock-test-attempt.ts';
import { longer } from './set-clocks.ts';
import { startSection, submitTest } from '../sit-mock-test.ts';
import { nextDeadline } from './sitting-time.ts';
import { oneClock } from '../testing/one-clock.ts';

const at = (minutes: number, seconds = 0) =>
  new Date(Date.parse('2026-11-21T12:00:00.000Z') + (minutes * 60 + seconds) * 1000).toISOString();
const ask = ({ uid }: { readonly uid: string }) => ({ uid, revision: 1 });
type StartedData = Extract<MockTestEvent, { type: 'MockTestStarted' }>['data'];

/** Two questions with a minute each, then one alone in ten minutes; `percent` is in the clocks already. */
const startedWith = (percent: 0 | 25 | 50 | 100, more: Partial<StartedData> = {}): MockTestEvent => ({
  type: 'MockTestStarted',
  data: {
    sessionId: 'session-1',
    mockTestId: 'a_test',
    userId: 'user-1',
    sections: [
      {
        section: 'speaking_writing',
        clocks: [
          { seconds: longer(60, percent), questions: [ask(rfbQuestion)] },
          { seconds: longer(60, percent), questions: [ask(rsaQuestion)] },
        ],
      },
      ...oneClock('reading', longer(600, percent), [ask(rrpQuestion)]),
    ],
    startedAt: at(0),
    expiresAt: at(7 * 24 * 60),
    ...(percent > 0 && { extraTime: { percent, stopClock: false } }),
    ...more,
  },
});
const started = startedWith(0);
const grant = (granted: ExtraTime, now: string) => (state: MockTestAttempt) =>
  grantExtraTimeInTest(state, { granted, now });
const half: ExtraTime = { percent: 50, stopClock: false };
const firstRanOut: MockTestEvent = {
  type: 'MockTestClockExpired',
  data: { section: 0, clock: 0, ranOutAt: at(1) },
};
const partEnded: MockTestEvent = {
  type: 'MockTestSectionEnded',
  data: { section: 'speaking_writing', cause: 'deadline' },
};
const secondClock = { section: 0, clock: 1, seconds: 90, added: 30 };
const reading = { section: 1, clock: 0, seconds: 900, added: 300 };
const granted = (clocks: (typeof reading)[], extraTime: ExtraTime = half): MockTestEvent => ({
  type: 'MockTestExtraTimeGranted',
  data: { during: 0, extraTime, clocks },
});

describe('extra time that is granted during a test', () => {
  test('extends the clocks not yet begun, and keeps the current one', () => {
    given(mockTestStream, [started])
      .when(grant(half, at(0, 30)))
      .then([granted([secondClock, reading])]);
    const state = fold(mockTestStream, [started, granted([secondClock, reading])]);
    expect(nextDeadline(state)).toBe(at(1));
    expect(nextDeadline(fold(mockTestStream, [firstRanOut], state))).toBe(at(2, 30));
  });

  test('counts from the current clock, after expired ones', () => {
    given(mockTestStream, [started])
      .when(grant(half, at(1, 30)))
      .then([firstRanOut, granted([reading])]);
  });

  test('between two parts makes the next part longer', () => {
    const past = [started, firstRanOut, partEnded];
    given(mockTestStream, past)
      .when(grant(half, at(30)))
      .then([granted([reading])]);
    const begun = startSection(fold(mockTestStream, [...past, granted([reading])]), { now: at(40) });
    if ('rejected' in begun) throw new Error(begun.rejected);
    expect(nextDeadline(fold(mockTestStream, [...past, granted([reading]), ...begun]))).toBe(at(55));
  });

  test('allows breaks immediately, also under the last clock', () => {
    const past = [started, firstRanOut, partEnded, startSectionAt(20)];
    const breaks = { percent: 0, stopClock: true } as const;
    given(mockTestStream, past)
      .when(grant(breaks, at(21)))
      .then([{ type: 'MockTestExtraTimeGranted', data: { during: 1, extraTime: breaks, clocks: [] } }]);
    const state = fold(mockTestStream, past);
    const decision = grant(breaks, at(21))(state);
    const after = 'rejected' in decision ? state : fold(mockTestStream, decision, state);
    expect(after.status === 'running' && nextBreakSeconds(after)).toBeGreaterThan(0);
  });

  test('never shortens a clock: a smaller grant changes nothing', () => {
    for (const less of [
      half,
      { percent: 25, stopClock: false } as const,
      { percent: 0, stopClock: false } as const,
    ])
      given(mockTestStream, [startedWith(50)])
        .when(grant(less, at(0, 30)))
        .then([]);
  });

  test('changes neither a finished test nor one with quick clocks', () => {
    const over = submitTest(fold(mockTestStream, [started]), { now: at(0, 40) });
    if ('rejected' in over) throw new Error(over.rejected);
    given(mockTestStream, [started, ...over])
      .when(grant(half, at(1)))
      .then([]);
    given(mockTestStream, [startedWith(0, { mark: 'quick' })])
      .when(grant(half, at(0, 30)))
      .then([]);
    given(mockTestStream, [])
      .when(grant(half, at(0)))
      .thenRejected('mock_test_not_found');
  });

  test('gives the same clocks as a test started with it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0, ...extraPercents),
        fc.constantFrom(...extraPercents),
        fc.integer({ min: 1, max: 5000 }),
        (before, percent, seconds) => {
          fc.pre(percent > before);
          const start = startedWith(before, {
            sections: [
              ...oneClock('reading' as const, 60, [ask(rrpQuestion)]),
              ...oneClock('listening' as const, longer(seconds, before), [ask(rsaQuestion)]),
            ],
          });
          const state = fold(mockTestStream, [start]);
          const decision = grant({ percent, stopClock: false }, at(0))(state);
          if ('rejected' in decision) throw new Error(decision.rejected);
          const after = fold(mockTestStream, decision, state);
          const clock = after.status === 'running' ? after.test.sections[1]?.clocks[0] : undefined;
          expect(clock?.seconds).toBe(longer(seconds, percent));
        },
      ),
    );
  });

  test('is shown during the part of the grant', () => {
    const state = fold(mockTestStream, [started, granted([secondClock, reading])]);
    if (state.status === 'not_started') throw new Error('it is running');
    expect(grantedView(state, 0)).toEqual({ percent: 50, stopClock: false, addedSeconds: 330 });
    expect(grantedView(state, 1)).toBeUndefined();
  });
});

function startSectionAt(minutes: number): MockTestEvent {
  return { type: 'MockTestSectionStarted', data: { index: 1, section: 'reading', startedAt: at(minutes) } };
}
