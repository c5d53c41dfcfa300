import { expect, onTestFinished, test } from 'vitest';
import { InvalidAppend, StoreUnavailable } from '#domain/core/events/event-store.ts';
import type { Parts } from './contract-parts.ts';
import { expectAscending } from './contract-reads.ts';
import {
  appended,
  eventsOf,
  idsOf,
  insist,
  newEvent,
  newEvents,
  pull,
  readAll,
  uniqueStream,
} from './harness.ts';
import { startWriters } from './writers.ts';

export function faultCases(parts: () => Parts): void {
  test('26 a dropped connection resumes: nothing missing, nothing twice', async () => {
    const { store, harness } = parts();
    await using subscription = pull(store, { after: 'end' });
    await subscription.until('caughtUp');
    const written: string[] = [];
    const received: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const events = newEvents(20);
      const stream = uniqueStream();
      written.push(...idsOf(events));
      await insist(() => store.append(stream, events, 'noStream'));
      if (round === 1) received.push(...idsOf(await subscription.events(5)));
      harness.proxy.cut();
    }
    received.push(...idsOf(await subscription.events(written.length - received.length)));
    expect(received).toEqual(written);
  });

  test('26 a subscription that begins while the server is silent waits for it', async () => {
    const { store, harness } = parts();
    const patient = await harness.open({ timeoutMs: 400 });
    // The connection that was cut last may be found lost only now.
    const { position: start } = appended(
      await insist(() => store.append(uniqueStream(), [newEvent()], 'noStream')),
    );
    const events = newEvents(3);
    await store.append(uniqueStream(), events, 'noStream');
    harness.proxy.freeze();
    onTestFinished(() => harness.proxy.thaw());
    const subscription = pull(patient, { after: start });
    const received = subscription.events(3);
    // Calls time out in order: after these pings, the subscription's first call has timed out too.
    for (const _ of [1, 2]) await expect(patient.ping()).rejects.toBeInstanceOf(StoreUnavailable);
    harness.proxy.thaw();
    expect(idsOf(await received)).toEqual(idsOf(events));
    await subscription.cancel();
    await patient.close();
  });

  test('27 a lost acknowledgement and a retry give one event', async () => {
    const { store, harness } = parts();
    for (const expected of ['noStream', 0, 'any'] as const) {
      const stream = uniqueStream();
      if (expected === 0) await store.append(stream, [newEvent()], 'noStream');
      const events = newEvents(2);
      harness.loseAcknowledgementOf(stream);
      const first = await store.append(stream, events, expected).catch((error: unknown) => error);
      expect(first instanceof StoreUnavailable).toBe(harness.triesAgain !== true);
      const retried = appended(await insist(() => store.append(stream, events, expected)));
      const stored = await insist(() => eventsOf(store, stream));
      expect(idsOf(stored.slice(-2))).toEqual(idsOf(events));
      expect(stored).toHaveLength(expected === 0 ? 3 : 2);
      expect(retried.position).toBe(stored.at(-1)?.position);
    }
  });

  test('28 a silent server: every call ends in time, works again when the server speaks, and closing ends too', async () => {
    const { harness } = parts();
    const store = await harness.open({ timeoutMs: 400 });
    const stream = uniqueStream();
    await store.append(stream, [newEvent()], 'noStream');
    const patient = await harness.open({ timeoutMs: 600_000 });
    await patient.ping();
    /** An append still open here was ended by its own limit. */
    async function whileSilent(work: () => Promise<void>) {
      harness.proxy.freeze();
      let isAnswered = false;
      const waiting = patient.ping().then(() => (isAnswered = true));
      try {
        await work();
        expect(isAnswered).toBe(false);
      } finally {
        harness.proxy.thaw();
        await waiting;
      }
    }

    await whileSilent(async () => {
      const calls = [
        store.append(stream, [newEvent()], 0),
        store.read(stream),
        readAll(store),
        store.ping(),
        store.tombstone(uniqueStream()),
      ];
      for (const result of await Promise.allSettled(calls)) {
        expect(result).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) });
      }
    });
    await insist(() => store.ping());
    expect(await insist(() => store.append(stream, [newEvent()], 'any'))).toMatchObject({
      outcome: 'appended',
    });
    await using subscription = pull(store, { after: 'end' });
    await subscription.until('caughtUp');
    await whileSilent(() => store.close());
    await patient.close();
  });

  test('30 one bad append among others leaves its neighbours', async () => {
    const { store, harness } = parts();
    const taken = uniqueStream();
    await store.append(taken, [newEvent()], 'noStream');
    const good = () => store.append(uniqueStream(), newEvents(2), 'noStream');
    const [first, conflict, second, refused, third] = await Promise.allSettled([
      good(),
      store.append(taken, [newEvent()], 'noStream'),
      good(),
      harness.refusedByServer
        ? store.append(uniqueStream(), [harness.refusedByServer], 'noStream')
        : store.append('', [], 'any'),
      good(),
    ]);
    for (const result of [first, second, third]) {
      expect(result).toMatchObject({ status: 'fulfilled', value: { outcome: 'appended', revision: 1 } });
    }
    expect(conflict).toMatchObject({ status: 'fulfilled', value: { outcome: 'conflict' } });
    expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(InvalidAppend) });
  });

  test('29 a server killed under load: what was acknowledged is stored, nothing twice', async () => {
    const { store, harness } = parts();
    const start = appended(await store.append(uniqueStream(), [newEvent()], 'noStream')).position;
    const second = await harness.open();
    const writers = startWriters(
      Array.from({ length: 16 }, (_, index) => (index % 2 ? store : second)),
      { patient: true },
    );
    for (let kill = 0; kill < 2; kill += 1) {
      await writers.more(150);
      await harness.crash();
    }
    await writers.more(150);
    const written = await writers.finish();

    for (const { stream, ids } of written) expect(idsOf(await eventsOf(store, stream))).toEqual(ids);
    const all = await readAll(store, start);
    expect(idsOf(all).toSorted()).toEqual(written.flatMap(({ ids }) => ids).toSorted());
    expectAscending(all);
    await second.close();
  });

  test('31 positions survive a restart, and later ones follow them', async () => {
    const { store, harness } = parts();
    const stream = uniqueStream();
    const { position } = appended(await store.append(stream, newEvents(3), 'noStream'));
    const before = await eventsOf(store, stream);
    await harness.crash();
    expect(await insist(() => eventsOf(store, stream))).toEqual(before);
    const next = appended(await insist(() => store.append(stream, [newEvent()], 2)));
    expect(next.position > position).toBe(true);
    expect((await insist(() => readAll(store, position)))[0]?.revision).toBe(3);
  });
}
