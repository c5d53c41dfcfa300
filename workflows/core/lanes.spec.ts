import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openLanes } from './lanes.ts';

interface Item {
  readonly place: number;
  readonly lane: string;
  /** Turns of the event loop that the work takes. */
  readonly turns: number;
}
const given = fc
  .array(fc.record({ lane: fc.constantFrom('a', 'b', 'c'), turns: fc.nat({ max: 4 }) }), { maxLength: 30 })
  .map((items) => items.map((item, place) => ({ ...item, place })));

async function work(items: readonly Item[], atOnce: number, failing = -1) {
  const [begun, ended, told]: [number[], number[], number[]] = [[], [], []];
  let [inHand, most] = [0, 0];
  const lanes = openLanes<Item>(
    atOnce,
    async ({ place, turns }) => {
      begun.push(place);
      inHand += 1;
      most = Math.max(most, inHand);
      for (let left = turns; left > 0; left -= 1) await turn();
      inHand -= 1;
      if (place === failing) throw new Error(`at ${place}`);
      ended.push(place);
      return true;
    },
    async ({ place }) => {
      // All earlier items have ended by then.
      expect(ended.filter((other) => other <= place)).toHaveLength(place + 1);
      await turn();
      told.push(place);
    },
    () => undefined,
  );
  for (const item of items) await lanes.add(item.lane, item);
  const failure = await lanes.end().catch((error: unknown) => error);
  return { begun, ended, told, most, failure, isEmpty: lanes.isEmpty };
}

test('keeps the order of each lane, limits concurrent work, and reports the end last', async () => {
  await fc.assert(
    fc.asyncProperty(given, fc.integer({ min: 1, max: 5 }), async (items, atOnce) => {
      const { begun, told, most, failure, isEmpty } = await work(items, atOnce);
      for (const lane of ['a', 'b', 'c']) {
        const own = items.filter((item) => item.lane === lane).map(({ place }) => place);
        expect(begun.filter((place) => own.includes(place))).toEqual(own);
      }
      expect(begun).toHaveLength(items.length);
      expect(most).toBeLessThanOrEqual(atOnce);
      expect(told).toEqual(told.toSorted((one, other) => one - other));
      expect(told.at(-1)).toBe(items.at(-1)?.place);
      expect([failure, isEmpty]).toEqual([undefined, true]);
    }),
  );
});

test('reports nothing as done after a failure, and starts nothing more', async () => {
  await fc.assert(
    fc.asyncProperty(
      given,
      fc.nat({ max: 29 }),
      fc.integer({ min: 1, max: 5 }),
      async (items, failing, atOnce) => {
        fc.pre(failing < items.length);
        const { told, begun, failure } = await work(items, atOnce, failing);
        expect(failure).toEqual(new Error(`at ${failing}`));
        expect(told.every((place) => place < failing)).toBe(true);
        expect(begun.length).toBeLessThanOrEqual(failing + 5 * atOnce);
      },
    ),
  );
});

test('starts nothing more after a failed report, and reports that at the end', async () => {
  let begun = 0;
  const lanes = openLanes<number>(
    1,
    async () => {
      begun += 1;
      return true;
    },
    () => Promise.reject(new Error('the checkpoint cannot be written')),
    () => undefined,
  );
  for (const item of [0, 1, 2, 3, 4, 5]) {
    await lanes.add('', item);
    await turn();
  }
  await expect(lanes.end()).rejects.toThrow('the checkpoint cannot be written');
  expect(begun).toBe(1);
});

test('runs in order one by one, and does not report work that was given up', async () => {
  const told: number[] = [];
  const lanes = openLanes<number>(
    1,
    async (item) => item < 2,
    async (item) => void told.push(item),
    () => undefined,
  );
  for (const item of [0, 1, 2, 3]) await lanes.add('', item);
  await lanes.end();
  expect(told.at(-1)).toBe(1);
  expect(lanes.isEmpty).toBe(false);
});
