import { expect, test } from 'vitest';
import { InvalidAppend, maxAppendBytes, type NewEvent } from '#domain/core/events/event-store.ts';
import type { Parts } from './contract-parts.ts';
import { appended, eventsOf, idsOf, newEvent, newEvents, uniqueStream } from './harness.ts';

export function appendCases(parts: () => Parts): void {
  test('1 noStream succeeds on a new stream and conflicts on an existing one', async () => {
    const { store } = parts();
    const stream = uniqueStream();
    expect(await store.append(stream, [newEvent()], 'noStream')).toMatchObject({
      outcome: 'appended',
      revision: 0,
      replayed: false,
    });
    expect(await store.append(stream, [newEvent()], 'noStream')).toEqual({ outcome: 'conflict', actual: 0 });
    expect(await eventsOf(store, stream)).toHaveLength(1);
  });

  test('2 an exact revision succeeds; one behind or ahead conflicts', async () => {
    const { store } = parts();
    const stream = uniqueStream();
    await store.append(stream, newEvents(2), 'noStream');
    expect(await store.append(stream, [newEvent()], 1)).toMatchObject({ outcome: 'appended', revision: 2 });
    expect(await store.append(stream, [newEvent()], 1)).toEqual({ outcome: 'conflict', actual: 2 });
    expect(await store.append(stream, [newEvent()], 7)).toEqual({ outcome: 'conflict', actual: 2 });
    expect(await store.append(uniqueStream(), [newEvent()], 0)).toEqual({
      outcome: 'conflict',
      actual: 'noStream',
    });
  });

  test('3 exists conflicts on a missing stream and succeeds on a present one', async () => {
    const { store } = parts();
    const stream = uniqueStream();
    expect(await store.append(stream, [newEvent()], 'exists')).toEqual({
      outcome: 'conflict',
      actual: 'noStream',
    });
    await store.append(stream, [newEvent()], 'noStream');
    expect(await store.append(stream, [newEvent()], 'exists')).toMatchObject({
      outcome: 'appended',
      revision: 1,
    });
  });

  test('4 any succeeds on both', async () => {
    const { store } = parts();
    const stream = uniqueStream();
    expect(await store.append(stream, [newEvent()], 'any')).toMatchObject({
      outcome: 'appended',
      revision: 0,
    });
    expect(await store.append(stream, [newEvent()], 'any')).toMatchObject({
      outcome: 'appended',
      revision: 1,
    });
  });

  test('5 a conflict carries the actual revision', async () => {
    const { store } = parts();
    const stream = uniqueStream();
    await store.append(stream, newEvents(5), 'any');
    expect(await store.append(stream, [newEvent()], 2)).toEqual({ outcome: 'conflict', actual: 4 });
    expect(await store.append(stream, [newEvent()], 'noStream')).toEqual({ outcome: 'conflict', actual: 4 });
  });

  test('6 several events are appended together or not at all, in their order', async () => {
    const { store } = parts();
    const stream = uniqueStream();
    const events = newEvents(20);
    expect(await store.append(stream, events, 'noStream')).toMatchObject({ revision: 19 });
    expect(await store.append(stream, newEvents(20), 3)).toMatchObject({ outcome: 'conflict' });
    expect(idsOf(await eventsOf(store, stream))).toEqual(idsOf(events));
  });

  test('7 a retry of noStream with the same ids gives the same result', async () => {
    const { store } = parts();
    const stream = uniqueStream();
    const events = newEvents(3);
    const first = appended(await store.append(stream, events, 'noStream'));
    expect(await store.append(stream, events, 'noStream')).toEqual({ ...first, replayed: true });
    await store.append(stream, newEvents(2), 2);
    expect(await store.append(stream, events, 'noStream')).toEqual({ ...first, replayed: true });
    expect(await eventsOf(store, stream)).toHaveLength(5);
  });

  test('8 a retry at an exact revision gives the same result, also after later appends', async () => {
    const { store } = parts();
    const stream = uniqueStream();
    await store.append(stream, newEvents(2), 'noStream');
    const events = newEvents(2);
    const first = appended(await store.append(stream, events, 1));
    for (let revision = 3; revision < 6; revision += 1) await store.append(stream, [newEvent()], revision);
    expect(await store.append(stream, events, 1)).toEqual({ ...first, replayed: true });
    expect(await eventsOf(store, stream)).toHaveLength(7);
  });

  test('8 a retry under any and under exists is recognised as well', async () => {
    const { store } = parts();
    const stream = uniqueStream();
    const events = newEvents(2);
    const first = appended(await store.append(stream, events, 'any'));
    const second = newEvents(2);
    const next = appended(await store.append(stream, second, 'exists'));
    expect(await store.append(stream, events, 'any')).toEqual({ ...first, replayed: true });
    expect(await store.append(stream, second, 'exists')).toEqual({ ...next, replayed: true });
    expect(await eventsOf(store, stream)).toHaveLength(4);
  });

  test.each(['noStream', 'any'] as const)(
    '9 ids that partly overlap are a conflict under %s',
    async (expected) => {
      const { store } = parts();
      const stream = uniqueStream();
      const events = newEvents(2);
      const [first] = events;
      await store.append(stream, events, expected);
      const overlapping = first ? [first, newEvent()] : [];
      expect(await store.append(stream, overlapping, expected)).toEqual({ outcome: 'conflict', actual: 1 });
      expect(await store.append(stream, [...events, newEvent()], expected)).toEqual({
        outcome: 'conflict',
        actual: 1,
      });
      expect(await eventsOf(store, stream)).toHaveLength(2);
    },
  );

  test('10 the same id may stand in two streams', async () => {
    const { store } = parts();
    const event = newEvent();
    for (const stream of [uniqueStream(), uniqueStream()]) {
      expect(await store.append(stream, [event], 'noStream')).toMatchObject({
        outcome: 'appended',
        replayed: false,
      });
      expect(idsOf(await eventsOf(store, stream))).toEqual([event.id]);
    }
  });

  const sound = newEvent();
  const wrong: [string, string, NewEvent[]][] = [
    ['no events', uniqueStream(), []],
    ['more than 1 MiB', uniqueStream(), [newEvent({ text: 'x'.repeat(maxAppendBytes) })]],
    [
      'more than 1 MiB in several events',
      uniqueStream(),
      newEvents(3).map((event) => ({ ...event, data: { text: 'x'.repeat(400_000) } })),
    ],
    ['an empty stream name', '', [sound]],
    ['a stream name of 513 bytes', 'ü'.repeat(256) + 'x', [sound]],
    ['a NUL in the stream name', 'contract-\0', [sound]],
    ['half a character in the stream name', 'contract-\ud800', [sound]],
    ['a system stream', '$settings', [sound]],
    ['an id that is no UUID', uniqueStream(), [{ ...sound, id: 'one' }]],
    ['the same id twice', uniqueStream(), [sound, sound]],
    ['an empty type', uniqueStream(), [{ ...sound, type: '' }]],
  ];
  test.each(wrong)('11 refuses %s', async (_, stream, events) => {
    const { store } = parts();
    await expect(store.append(stream, events, 'any')).rejects.toBeInstanceOf(InvalidAppend);
  });

  test('11 takes what is just inside the limits', async () => {
    const { store } = parts();
    const stream = `${'ü'.repeat(236)}-${uniqueStream('xx')}`;
    expect(Buffer.byteLength(stream)).toBe(512);
    const event = { ...newEvent(), metadata: {} };
    const text = 'x'.repeat(maxAppendBytes - '{"text":""}{}'.length);
    expect(await store.append(stream, [{ ...event, data: { text } }], 'noStream')).toMatchObject({
      outcome: 'appended',
    });
    expect((await eventsOf(store, stream))[0]?.data['text']).toHaveLength(text.length);
  });

  test('12 what was written is read back: NUL, surrogates, order of keys, numbers, metadata', async () => {
    const { store } = parts();
    const stream = uniqueStream();
    const data = {
      z: 'a\0b \ud800 \udc00 😀 \u2028 "quoted" \\ naïve',
      a: [1, -0.1, 1e300, 5e-324, Number.MAX_SAFE_INTEGER, 2 ** 60, 0.1 + 0.2],
      nothing: null,
      '': { deep: [[[{}]]], true: true },
      __proto__key: 'x',
    };
    const metadata = { z: 1, a: { '\0': '\ud800' }, '10': 'ten' };
    await store.append(stream, [{ ...newEvent(), data, metadata }], 'noStream');
    const [event] = await eventsOf(store, stream);
    expect(JSON.stringify([event?.data, event?.metadata])).toBe(JSON.stringify([data, metadata]));
    expect(event).toMatchObject({ stream, revision: 0, type: 'SomethingHappened' });
    expect(Math.abs(Date.now() - Date.parse(event?.recordedAt ?? ''))).toBeLessThan(60_000);
    expect(event?.recordedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });
}
