import { reject, type Decision } from '../../core/events/decision.ts';
import { fold } from '../../core/events/stream.ts';
import type { ExtraTime } from '../../extra-time/extra-time.ts';
import type { Moment } from './lost-time.ts';
import {
  mockTestStream,
  type MockTestAttempt,
  type MockTestEvent,
  type Underway,
} from '../mock-test-attempt.ts';
import { longer } from './set-clocks.ts';
import { eventsOfTime } from './sitting-time.ts';

interface Granting extends Moment {
  readonly granted: ExtraTime;
}

/** Lengthens clocks that have not begun, and may allow breaks. Smaller grants change nothing: ADR 106. Quick clocks stay. */
export function grantExtraTimeInTest(
  state: MockTestAttempt,
  { granted, ...moment }: Granting,
): Decision<MockTestEvent, 'mock_test_not_found'> {
  if (state.status === 'not_started') return reject('mock_test_not_found');
  const past = eventsOfTime(state, moment);
  const present = fold(mockTestStream, past, state);
  const isOpen = present.status === 'running' || present.status === 'between_sections';
  if (!isOpen || present.test.mark === 'quick') return past;
  const { test, section: index } = present;
  const had = test.extraTime ?? { percent: 0, stopClock: false };
  const percent = granted.percent > had.percent ? granted.percent : had.percent;
  const stopClock = granted.stopClock || had.stopClock;
  const clockIndex = present.status === 'running' ? present.clock : Infinity;
  const hasBegun = (section: number, clock: number) =>
    section < index || (section === index && clock <= clockIndex);
  const clocks = test.sections.flatMap((set, section) =>
    set.clocks.flatMap(({ seconds }, clock) => {
      const now = longer(examSeconds(seconds, had.percent), percent);
      return hasBegun(section, clock) || now === seconds
        ? []
        : [{ section, clock, seconds: now, added: now - seconds }];
    }),
  );
  if (clocks.length === 0 && stopClock === had.stopClock) return past;
  const data = { during: index, extraTime: { percent, stopClock }, clocks };
  return [...past, { type: 'MockTestExtraTimeGranted', data }];
}

/** The exam's seconds of a lengthened clock: `longer` rounds up, this rounds down. */
const examSeconds = (seconds: number, percent: number): number =>
  Math.floor((seconds * 100) / (100 + percent));

/** The extra time granted during the current section; undefined without. */
export function grantedView({ grantedInTest }: Pick<Underway, 'grantedInTest'>, section: number) {
  if (grantedInTest?.during !== section) return undefined;
  const { extraTime, clocks } = grantedInTest;
  return { ...extraTime, addedSeconds: clocks.reduce((sum, { added }) => sum + added, 0) };
}
