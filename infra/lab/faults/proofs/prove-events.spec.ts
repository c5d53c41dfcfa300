import { expect, test } from 'vitest';
import type { Recorded } from '#domain/core/events/journal.ts';
import { proveEvents } from './prove-events.ts';

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

test('passes if every promised event exists once', () => {
  expect(proveEvents(stored({}, {}), promised)).toEqual({
    events: 2,
    streams: 1,
    lost: [],
    duplicated: [],
    disorder: [],
  });
});

test('reports an acknowledged event as lost, even if another command wrote the same', () => {
  const { lost } = proveEvents(stored({ by: 'c-2' }), promised);
  expect(lost).toEqual(['Type0 in s-1 by c-1']);
  expect(proveEvents(stored({ by: 'c-2' }), [{ stream: 's-1', type: 'Type0' }]).lost).toEqual([]);
});

test('reports a command that took effect twice, acknowledged or not', () => {
  const twice = stored({ type: 'Type0' }, { type: 'Type0' });
  expect(proveEvents(twice, promised).duplicated).toEqual(['Type0 in s-1 by c-1']);
  expect(proveEvents(twice, []).duplicated).toEqual(['Type0 in s-1 by c-1']);
});

test('accepts credits of two kinds by one command, and reports two of one kind', () => {
  const granted = (kind: string) => ({ type: 'CreditsGranted', data: { kind } });
  expect(proveEvents(stored(granted('writing'), granted('speaking')), []).duplicated).toEqual([]);
  expect(proveEvents(stored(granted('writing'), granted('writing')), []).duplicated).toEqual([
    'CreditsGranted of writing in s-1 by c-1',
  ]);
});

test('accepts two expired clocks and two compensations, and reports one that is repeated', () => {
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

test('reports an event allowed once per stream if two commands wrote it', () => {
  const handedInTwice = stored({ type: 'MockTestSubmitted' }, { type: 'MockTestSubmitted', by: 'c-2' });
  const { duplicated } = proveEvents(handedInTwice, [{ stream: 's-1', type: 'MockTestSubmitted' }]);
  expect(duplicated).toEqual(['MockTestSubmitted in s-1']);
});

test.each([
  ['a gap in the revisions', stored({}, { revision: 2 })],
  ['a stream that does not begin with 0', stored({ revision: 1 })],
  ['a position twice', stored({}, { position: '0000' })],
  ['an id twice', stored({}, { id: 'id-0' })],
])('reports %s', (_, events) => {
  expect(proveEvents(events, []).disorder).toHaveLength(1);
});
