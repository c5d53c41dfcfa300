import { expect, test } from 'vitest';
import type { Recorded } from '#domain/core/events/journal.ts';
import { proveEvents } from './prove-events.ts';

/** Events as a store would give them, in order; what the test wants to be wrong it says. */
function stored(...given: readonly (Partial<Recorded> & { readonly by?: string })[]): Recorded[] {
  return given.map(({ by = 'c-1', ...event }, index) => ({
    id: `id-${index}`,
    stream: 's-1',
    revision: index,
    position: String(index).padStart(4, '0'),
    type: `Type${index}`,
    data: {},
    recordedAt: '2026-11-20T10:00:00.000Z',
    metadata: {
      correlationId: by,
      causationId: by,
      actor: { kind: 'system', id: 'test' },
      at: '2026-11-20T10:00:00.000Z',
      version: 1,
    },
    ...event,
  }));
}

const promised = [{ stream: 's-1', type: 'Type0', commandId: 'c-1' }];

test('all is well when everything promised is there once', () => {
  expect(proveEvents(stored({}, {}), promised)).toEqual({
    events: 2,
    streams: 1,
    lost: [],
    duplicated: [],
    disorder: [],
  });
});

test('what was acknowledged and is not there is lost, also when another command brought it about', () => {
  const { lost } = proveEvents(stored({ by: 'c-2' }), promised);
  expect(lost).toEqual(['Type0 in s-1 by c-1']);
  expect(proveEvents(stored({ by: 'c-2' }), [{ stream: 's-1', type: 'Type0' }]).lost).toEqual([]);
});

test('a command that came into effect twice is found, acknowledged or not', () => {
  const twice = stored({ type: 'Type0' }, { type: 'Type0' });
  expect(proveEvents(twice, promised).duplicated).toEqual(['Type0 in s-1 by c-1']);
  expect(proveEvents(twice, []).duplicated).toEqual(['Type0 in s-1 by c-1']);
});

test('credits of two kinds that one command granted are no repetition, two of one kind are', () => {
  const granted = (kind: string) => ({ type: 'CreditsGranted', data: { kind } });
  expect(proveEvents(stored(granted('writing'), granted('speaking')), []).duplicated).toEqual([]);
  expect(proveEvents(stored(granted('writing'), granted('writing')), []).duplicated).toEqual([
    'CreditsGranted of writing in s-1 by c-1',
  ]);
});

test('two expired clocks and two compensated stretches are not repetitions, but one of them twice is', () => {
  const out = (clock: number) => ({ type: 'MockTestClockExpired', data: { section: 0, clock } });
  const back = (from: string) => ({ type: 'MockTestTimeCompensated', data: { section: 0, clock: 1, from } });
  const first = '2026-11-20T10:00:00.000Z';
  const told = [out(0), out(1), back(first), back('2026-11-20T10:01:00.000Z')];
  expect(proveEvents(stored(...told), []).duplicated).toEqual([]);
  expect(proveEvents(stored(...told, out(1)), []).duplicated).toEqual([
    'MockTestClockExpired of 0 1 in s-1 by c-1',
  ]);
  expect(proveEvents(stored(...told, back(first)), []).duplicated).toHaveLength(1);
});

test('what may happen once in a stream is found when two commands brought it about', () => {
  const handedInTwice = stored({ type: 'MockTestSubmitted' }, { type: 'MockTestSubmitted', by: 'c-2' });
  const { duplicated } = proveEvents(handedInTwice, [{ stream: 's-1', type: 'MockTestSubmitted' }]);
  expect(duplicated).toEqual(['MockTestSubmitted in s-1']);
});

test.each([
  ['a gap in the revisions', stored({}, { revision: 2 })],
  ['a stream that does not begin with 0', stored({ revision: 1 })],
  ['a position twice', stored({}, { position: '0000' })],
  ['an id twice', stored({}, { id: 'id-0' })],
])('%s is found', (_, events) => {
  expect(proveEvents(events, []).disorder).toHaveLength(1);
});
