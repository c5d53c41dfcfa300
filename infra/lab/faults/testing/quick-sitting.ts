import type { MockTestEvent } from '#domain/sittings/mock-test-attempt.ts';
import type { RecordedEvent } from '#domain/streams.ts';

/** A sitting of one section with two clocks of ten seconds, started at ten o'clock. */
export const stream = 'mock_test_attempt-1';
const at = (seconds: number): string =>
  new Date(Date.parse('2026-11-24T10:00:00.000Z') + seconds * 1000).toISOString();
export const msAt = (seconds: number): number => Date.parse(at(seconds));

/** With the seconds from the start to the record of the event. */
export type Told = readonly [seconds: number, event: MockTestEvent];

export const started: Told = [
  0,
  {
    type: 'MockTestStarted',
    data: {
      sessionId: '1',
      mockTestId: 'whole',
      userId: 'ann',
      sections: [
        {
          section: 'reading',
          clocks: ['RSA-0001', 'RSA-0002'].map((uid) => ({ seconds: 10, questions: [{ uid, revision: 1 }] })),
        },
      ],
      startedAt: at(0),
      expiresAt: at(86_400),
      mark: 'quick',
    },
  },
];
export const answered = (seconds: number, index: 0 | 1, selectedAnswer = 'a city'): Told => [
  seconds,
  {
    type: 'MockTestAnswerSubmitted',
    data: {
      uid: `RSA-000${index + 1}`,
      index,
      answer: { type: 'RSA', selectedAnswer },
      submittedAt: at(seconds),
    },
  },
];
export const ranOut = (seconds: number): Told => [
  seconds,
  { type: 'MockTestClockExpired', data: { section: 0, clock: 0, ranOutAt: at(seconds) } },
];
export const backFrom = (from: number, until: number, seconds = until - from): Told => [
  until,
  {
    type: 'MockTestTimeCompensated',
    data: { section: 0, clock: 0, cause: 'outage', from: at(from), until: at(until), seconds },
  },
];
export const ended = (seconds: number): Told => [
  seconds,
  { type: 'MockTestSectionEnded', data: { section: 'reading', cause: 'deadline' } },
];
export const handedIn = (seconds: number): Told[] => [
  [seconds, { type: 'MockTestSubmitted', data: { answered: 1, questions: 2 } }],
  [
    seconds,
    { type: 'MockTestResultRecorded', data: { mockTestId: 'whole', results: [], points: 0, maximum: 0 } },
  ],
];

export const recorded = (...told: readonly Told[]): RecordedEvent[] =>
  told.map(
    ([seconds, event], revision) =>
      ({
        ...event,
        id: `id-${revision}`,
        stream,
        revision,
        position: String(revision),
        recordedAt: at(seconds),
        metadata: { actor: { kind: 'system', id: 'workflows' } },
      }) as unknown as RecordedEvent,
  );
