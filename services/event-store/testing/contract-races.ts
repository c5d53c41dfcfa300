import { expect, test } from 'vitest';
import type { Parts } from './contract-parts.ts';
import { expectAscending } from './contract-reads.ts';
import { appended, eventsOf, idsOf, newEvent, newEvents, readAll, uniqueStream } from './harness.ts';

const callers = Array.from({ length: 32 }, (_, index) => index);

export function raceCases(parts: () => Parts): void {
  test('18 of many racing noStream appends one wins', async () => {
    const { store } = parts();
    const stream = uniqueStream();
    const results = await Promise.all(callers.map(() => store.append(stream, [newEvent()], 'noStream')));
    expect(results.filter((result) => result.outcome === 'appended')).toHaveLength(1);
    expect(await eventsOf(store, stream)).toHaveLength(1);
  });

  test('19 of many racing appends at one revision one wins; revisions stay contiguous', async () => {
    const { store } = parts();
    const stream = uniqueStream();
    await store.append(stream, [newEvent()], 'noStream');
    for (let revision = 0; revision < 4; revision += 1) {
      const results = await Promise.all(callers.map(() => store.append(stream, [newEvent()], revision)));
      expect(results.filter((result) => result.outcome === 'appended')).toHaveLength(1);
    }
    expect((await eventsOf(store, stream)).map((event) => event.revision)).toEqual([0, 1, 2, 3, 4]);
  });

  test('20 many appends of any to one stream all succeed', async () => {
    const { store } = parts();
    const stream = uniqueStream();
    const events = callers.map(() => newEvent());
    const results = await Promise.all(events.map((event) => store.append(stream, [event], 'any')));
    const revisions = results.map((result) => appended(result).revision);
    expect(revisions.toSorted((one, other) => one - other)).toEqual(callers);
    const stored = await eventsOf(store, stream);
    expect(events.map((event) => stored.findIndex((one) => one.id === event.id))).toEqual(revisions);
  });

  test('20 an append and its retry at the same moment give one event', async () => {
    const { store } = parts();
    const stream = uniqueStream();
    const events = newEvents(2);
    const results = await Promise.all([1, 2, 3].map(() => store.append(stream, events, 'noStream')));
    for (const result of results) expect(result).toMatchObject({ outcome: 'appended', revision: 1 });
    expect(await eventsOf(store, stream)).toHaveLength(2);
  });

  test('20 an append and its retries from two processes at the same moment give one event', async () => {
    const { store, harness } = parts();
    const second = await harness.open();
    for (const expected of ['noStream', 0, 1] as const) {
      const stream = uniqueStream();
      if (expected !== 'noStream') await store.append(stream, newEvents(expected + 1), 'noStream');
      const events = newEvents(2);
      const results = await Promise.all(
        [store, second, store, second].map((one) => one.append(stream, events, expected)),
      );
      const last = expected === 'noStream' ? 1 : expected + 2;
      for (const result of results) expect(result).toMatchObject({ outcome: 'appended', revision: last });
      expect(await eventsOf(store, stream)).toHaveLength(last + 1);
    }
    await second.close();
  });

  test('21 a later position was committed later', async () => {
    const { store, harness } = parts();
    const second = await harness.open();
    const done: { readonly began: number; readonly ended: number; readonly position: string }[] = [];
    let clock = 0;
    await Promise.all(
      callers.map(async (caller) => {
        const stream = uniqueStream();
        for (let round = 0; round < 8; round += 1) {
          const began = (clock += 1);
          const result = await (caller % 2 ? store : second).append(stream, [newEvent()], 'any');
          done.push({ began, ended: (clock += 1), position: appended(result).position });
        }
      }),
    );
    for (const one of done) {
      const outOfOrder = done.filter((other) => one.ended < other.began && one.position >= other.position);
      expect(outOfOrder).toEqual([]);
    }
    await second.close();
  });

  test('22 a reader during concurrent writes loses nothing', async () => {
    const { store, harness } = parts();
    const second = await harness.open();
    let last = appended(await store.append(uniqueStream(), [newEvent()], 'noStream')).position;
    const writing = Promise.all(
      callers.map(async (caller) => {
        const stream = uniqueStream();
        const ids: string[] = [];
        for (let round = 0; round < 8; round += 1) {
          const events = newEvents(1 + (round % 3));
          await (caller % 2 ? store : second).append(stream, events, 'any');
          ids.push(...idsOf(events));
        }
        return ids;
      }),
    );
    const state = { finished: false };
    const finishing = writing.then(() => (state.finished = true));
    const seen = [];
    for (let final = false; !final;) {
      final = state.finished;
      for (const event of await readAll(second, last)) {
        seen.push(event);
        last = event.position;
      }
    }
    await finishing;
    expect(idsOf(seen).toSorted()).toEqual((await writing).flat().toSorted());
    expectAscending(seen);
    await second.close();
  });
}
