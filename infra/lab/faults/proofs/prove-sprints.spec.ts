import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { expect, test } from 'vitest';
import type { RecordedEvent } from '#domain/streams.ts';
import { proveSprints } from './prove-sprints.ts';

const startedAt = '2026-11-20T10:00:00.000Z';
const afterwards = '2026-11-20T10:01:00.000Z';

function sprint(kind: 'system' | 'student', ...types: readonly string[]): RecordedEvent[] {
  return types.map(
    (type, revision) =>
      ({
        id: `id-${revision}`,
        type,
        stream: 'mock_test_attempt-1',
        revision,
        position: String(revision),
        recordedAt: '2026-11-20T10:00:05.500Z',
        data: type === 'MockTestStarted' ? { startedAt, sections: oneClock('reading', 4, []) } : {},
        metadata: { actor: { kind, id: 'someone' } },
      }) as unknown as RecordedEvent,
  );
}

const whole = ['MockTestStarted', 'MockTestSectionEnded', 'MockTestSubmitted', 'MockTestResultRecorded'];

test('reports who ended a sprint and the delay of the clock', () => {
  expect(proveSprints(sprint('system', ...whole), afterwards)).toEqual({
    started: 1,
    byClock: 1,
    byStudent: 0,
    unfinished: [],
    latestMs: 1500,
  });
  expect(proveSprints(sprint('student', ...whole), afterwards)).toMatchObject({ byStudent: 1, latestMs: 0 });
});

test.each([
  ['not ended', ['MockTestStarted']],
  ['without a result', whole.slice(0, 3)],
  ['ended twice', [...whole, 'MockTestSectionEnded']],
  [
    'out of order',
    ['MockTestStarted', 'MockTestSubmitted', 'MockTestSectionEnded', 'MockTestResultRecorded'],
  ],
])('reports a sprint that is %s after its time', (_, types) => {
  expect(proveSprints(sprint('system', ...types), afterwards).unfinished).toEqual(['mock_test_attempt-1']);
});

test('accepts an unfinished sprint within its time', () => {
  expect(proveSprints(sprint('system', 'MockTestStarted'), '2026-11-20T10:00:03.999Z').unfinished).toEqual(
    [],
  );
});

test('does not count compensated time as late', () => {
  const [started, ...ended] = sprint('system', ...whole);
  const [back] = sprint('system', 'MockTestTimeCompensated').map((event) => ({
    ...event,
    data: { seconds: 1.25 },
  }));
  const events = [started, back, ...ended] as RecordedEvent[];
  expect(proveSprints(events, afterwards)).toMatchObject({ unfinished: [], latestMs: 250 });
});

test('does not count a fixed test as a sprint', () => {
  const built = sprint('system', 'MockTestBuilt').map((event) => ({ ...event, stream: 'mock_test-core_1' }));
  expect(proveSprints(built as RecordedEvent[], afterwards)).toMatchObject({ started: 0, unfinished: [] });
});
