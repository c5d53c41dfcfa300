import { expect, test } from 'vitest';
import type { Parts } from './contract-parts.ts';
import { expectAscending } from './contract-reads.ts';
import { appended, idsOf, newEvent, newEvents, pull, readAll, uniqueStream } from './harness.ts';

export function subscriptionCases(parts: () => Parts): void {
  test('23 subscribes from a position: what is stored, caughtUp, what comes', async () => {
    const { store } = parts();
    const stream = uniqueStream();
    const before = appended(await store.append(stream, newEvents(1), 'noStream')).position;
    const stored = newEvents(5);
    await store.append(stream, stored, 0);
    await using subscription = pull(store, { after: before });
    const caughtUp = await subscription.until('caughtUp');
    expect(idsOf(caughtUp.flatMap((one) => (one.kind === 'event' ? [one.event] : [])))).toEqual(
      idsOf(stored),
    );
    const later = newEvents(3);
    await store.append(stream, later, 'any');
    expect(idsOf(await subscription.events(3))).toEqual(idsOf(later));
  });

  test('23 subscribes from the start', async () => {
    const { store } = parts();
    const event = newEvent();
    await store.append(uniqueStream(), [event], 'noStream');
    const all = await readAll(store);
    await using subscription = pull(store, { after: 'start' });
    expect(idsOf(await subscription.events(all.length))).toEqual(idsOf(all));
  });

  test('23 subscribes from the end', async () => {
    const { store } = parts();
    await store.append(uniqueStream(), newEvents(3), 'noStream');
    await using subscription = pull(store, { after: 'end' });
    const caughtUp = await subscription.until('caughtUp');
    expect(caughtUp.filter((one) => one.kind === 'event')).toEqual([]);
    const event = newEvent();
    await store.append(uniqueStream(), [event], 'noStream');
    expect(idsOf(await subscription.events(1))).toEqual([event.id]);
  });

  test('23 goes from catching up to live with no gap and no duplicate', async () => {
    const { store } = parts();
    const start = appended(await store.append(uniqueStream(), [newEvent()], 'noStream')).position;
    const written: string[] = [];
    const write = async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        const events = newEvents(1 + (index % 4));
        await store.append(uniqueStream(), events, 'noStream');
        written.push(...idsOf(events));
      }
    };
    await write(100);
    await using subscription = pull(store, { after: start });
    const first = await subscription.events(20);
    const writing = write(150);
    const rest = await subscription.events(250 + 373 - 20);
    await writing;
    expect(idsOf([...first, ...rest])).toEqual(written);
    expectAscending([...first, ...rest]);
  });

  test('23 two subscriptions of one store each get everything', async () => {
    const { store } = parts();
    await using one = pull(store, { after: 'end' });
    await using other = pull(store, { after: 'end', filter: { eventTypes: ['Wanted'] } });
    await Promise.all([one.until('caughtUp'), other.until('caughtUp')]);
    const events = [...newEvents(3), ...newEvents(2, 'Wanted'), ...newEvents(2)];
    await store.append(uniqueStream(), events, 'noStream');
    expect(idsOf(await one.events(7))).toEqual(idsOf(events));
    expect(idsOf(await other.events(2))).toEqual(idsOf(events.slice(3, 5)));
  });

  test('24 a subscription that begins beside a narrower one gets also what that one passes over', async () => {
    const { store } = parts();
    const start = appended(await store.append(uniqueStream(), [newEvent()], 'noStream')).position;
    await using narrow = pull(store, { after: 'end', filter: { eventTypes: ['Rare'] } });
    await narrow.until('caughtUp');
    const rare = newEvent({}, 'Rare');
    const events = [...newEvents(3), rare];
    await store.append(uniqueStream(), events, 'noStream');
    expect(idsOf(await narrow.events(1))).toEqual([rare.id]);
    await using wide = pull(store, { after: start });
    expect(idsOf(await wide.events(4))).toEqual(idsOf(events));
    const later = [...newEvents(2), newEvent({}, 'Rare'), ...newEvents(2)];
    await store.append(uniqueStream(), later, 'noStream');
    expect(idsOf(await wide.events(5))).toEqual(idsOf(later));
    expect(idsOf(await narrow.events(1))).toEqual(idsOf(later.slice(2, 3)));
  });

  test('24 a filtered subscription gives checkpoints while nothing matches, and loses nothing by them', async () => {
    const { store } = parts();
    const stream = uniqueStream('wanted');
    const start = appended(await store.append(stream, [newEvent()], 'noStream')).position;
    const filter = { streamPrefixes: ['wanted-'] };
    let checkpoint: string;
    {
      await using subscription = pull(store, { after: start, filter });
      await subscription.until('caughtUp');
      for (let round = 0; round < 3; round += 1)
        await store.append(uniqueStream(), newEvents(200), 'noStream');
      const message = (await subscription.until('checkpoint')).at(-1);
      checkpoint = message?.kind === 'checkpoint' ? message.position : '';
      expect(checkpoint > start).toBe(true);
    }
    const event = newEvent();
    const { position } = appended(await store.append(stream, [event], 0));
    expect(checkpoint < position).toBe(true);
    await using resumed = pull(store, { after: checkpoint, filter });
    expect(idsOf(await resumed.events(1))).toEqual([event.id]);
  });

  test('25 a slow consumer has a bounded buffer, and cancelling frees it', async () => {
    const { store, harness } = parts();
    const start = appended(await store.append(uniqueStream(), [newEvent()], 'noStream')).position;
    const text = 'x'.repeat(60_000);
    const total = 400;
    for (let index = 0; index < total / 16; index += 1) {
      await store.append(
        uniqueStream(),
        Array.from({ length: 16 }, () => newEvent({ text })),
        'noStream',
      );
    }
    /** More round trips than events: by then every unrequested event has arrived. */
    const chanceToFlow = async () => {
      for (let index = 0; index < total * 1.5; index += 1) await store.read('not-there');
    };
    const before = harness.proxy.delivered;
    const subscription = pull(store, { after: start });
    await subscription.events(1);
    await chanceToFlow();
    expect(harness.proxy.delivered - before).toBeLessThan((total * text.length) / 2);
    // A reader that goes on is not sent all the rest at once either.
    await subscription.events(119);
    await chanceToFlow();
    expect(harness.proxy.delivered - before).toBeLessThan(total * text.length * 0.85);
    await subscription.cancel();
    await expect(subscription.next()).rejects.toThrow('ended');
  });

  test('25 cancelling ends a subscription that waits', async () => {
    const { store } = parts();
    const subscription = pull(store, { after: 'end' });
    await subscription.until('caughtUp');
    const waiting = subscription.next();
    const cancelling = subscription.cancel();
    await expect(waiting).rejects.toThrow('ended');
    await cancelling;
  });

  test('25 leaving the loop ends a subscription', async () => {
    const { store } = parts();
    await store.append(uniqueStream(), newEvents(2), 'noStream');
    let seen = 0;
    for await (const message of store.subscribe({ after: 'start', signal: new AbortController().signal })) {
      seen += 1;
      if (message.kind === 'event') break;
    }
    expect(seen).toBeGreaterThan(0);
  });
}
