import { expect, test } from 'vitest';
import type { StoredEvent } from '#domain/core/events/event-store.ts';
import type { Parts } from './contract-parts.ts';
import { appended, eventsOf, idsOf, newEvent, newEvents, readAll, uniqueStream } from './harness.ts';

export function readCases(parts: () => Parts): void {
  test('13 reads from a revision (inclusive), backwards, with a maximum', async () => {
    const { store } = parts();
    const stream = uniqueStream();
    await store.append(stream, newEvents(6), 'noStream');
    const revisions = async (options: Parameters<typeof store.read>[1]) => {
      const result = await store.read(stream, options);
      return result.outcome === 'found' ? result.events.map((event) => event.revision) : result.outcome;
    };
    expect(await revisions({})).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await revisions({ from: 4 })).toEqual([4, 5]);
    expect(await revisions({ from: 1, maxCount: 2 })).toEqual([1, 2]);
    expect(await revisions({ direction: 'backwards' })).toEqual([5, 4, 3, 2, 1, 0]);
    expect(await revisions({ direction: 'backwards', from: 2 })).toEqual([2, 1, 0]);
    expect(await revisions({ direction: 'backwards', maxCount: 1 })).toEqual([5]);
    expect(await revisions({ direction: 'backwards', from: 99, maxCount: 1 })).toEqual([5]);
    expect(await revisions({ from: 6 })).toEqual([]);
  });

  test('14 a missing stream and a deleted one differ', async () => {
    const { store } = parts();
    const stream = uniqueStream();
    expect(await store.read(stream)).toEqual({ outcome: 'missing' });
    await store.append(stream, newEvents(2), 'noStream');
    await store.tombstone(stream);
    await store.tombstone(stream);
    expect(await store.read(stream)).toEqual({ outcome: 'deleted' });
    for (const expected of ['any', 'noStream', 'exists', 1] as const) {
      expect(await store.append(stream, [newEvent()], expected)).toEqual({
        outcome: 'conflict',
        actual: 'deleted',
      });
    }
  });

  test('15 readAll gives all events in order of position, and resumes after any of them', async () => {
    const { store } = parts();
    const streams = [uniqueStream(), uniqueStream(), uniqueStream()];
    const start = appended(await store.append(uniqueStream(), [newEvent()], 'noStream')).position;
    const written: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      for (const stream of streams) {
        const events = newEvents(3);
        await store.append(stream, events, 'any');
        written.push(...idsOf(events));
      }
    }
    const all = await readAll(store, start);
    expect(idsOf(all)).toEqual(written);
    expectAscending(all);
    for (const index of [0, 10, 34, 35]) {
      expect(idsOf(await readAll(store, all[index]?.position))).toEqual(written.slice(index + 1));
    }
    const [event] = await eventsOf(store, streams[0] ?? '');
    expect(all.find((one) => one.id === event?.id)).toEqual(event);
  });

  test('15 readAll goes over many pages', async () => {
    const { store } = parts();
    const start = appended(await store.append(uniqueStream(), [newEvent()], 'noStream')).position;
    const batches = Array.from({ length: 9 }, () => newEvents(500));
    for (const batch of batches) await store.append(uniqueStream(), batch, 'noStream');
    const all = await readAll(store, start);
    expect(idsOf(all)).toEqual(idsOf(batches.flat()));
  });

  test('15 an aborted readAll throws', async () => {
    const { store } = parts();
    await store.append(uniqueStream(), newEvents(3), 'noStream');
    const controller = new AbortController();
    const reading = async () => {
      for await (const _ of store.readAll({ signal: controller.signal }))
        controller.abort(new Error('enough'));
    };
    await expect(reading()).rejects.toThrow('enough');
  });

  test('16 filters by stream prefix and by event type', async () => {
    const { store } = parts();
    const [one, two, other] = [uniqueStream('one'), uniqueStream('two'), uniqueStream('other')];
    const start = appended(await store.append(other, newEvents(1, 'Kept'), 'noStream')).position;
    await store.append(one, newEvents(2, 'Kept'), 'noStream');
    await store.append(two, newEvents(2, 'KeptToo'), 'noStream');
    await store.append(other, newEvents(2, 'Dropped'), 'any');
    await store.append(one, newEvents(1, 'Dropped'), 'any');
    const facts = (events: StoredEvent[]) => events.map(({ stream, type }) => [stream, type]);

    const byPrefix = await readAll(store, start, { streamPrefixes: [one.slice(0, 20), two] });
    expect(facts(byPrefix)).toEqual([
      [one, 'Kept'],
      [one, 'Kept'],
      [two, 'KeptToo'],
      [two, 'KeptToo'],
      [one, 'Dropped'],
    ]);
    const byType = await readAll(store, start, { eventTypes: ['Kept', 'Unheard', 'Kept'] });
    expect(facts(byType)).toEqual([
      [one, 'Kept'],
      [one, 'Kept'],
    ]);
    expectAscending(await readAll(store, start, { eventTypes: ['Dropped', 'KeptToo', 'Kept'] }));
    expect(await readAll(store, start, { eventTypes: ['Unheard'] })).toEqual([]);
  });

  test('17 no system events come out', async () => {
    const { store } = parts();
    await store.append(uniqueStream(), newEvents(2), 'noStream');
    const all = await readAll(store);
    expect(all.length).toBeGreaterThan(1);
    expect(all.filter(({ stream, type }) => stream.startsWith('$') || type.startsWith('$'))).toEqual([]);
  });
}

export function expectAscending(events: readonly StoredEvent[]): void {
  const positions = events.map((event) => event.position);
  expect(positions).toEqual([...new Set(positions)].toSorted());
  expect(positions.filter((position) => !/^\d{20}$/.test(position))).toEqual([]);
}
