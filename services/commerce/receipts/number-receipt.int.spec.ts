import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cartStream } from '#domain/commerce/carts/cart.ts';
import { receiptNumbersStream } from '#domain/commerce/carts/receipt-numbers.ts';
import { StoreUnavailable, type EventStore } from '#domain/core/events/event-store.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { streams } from '#domain/streams.ts';
import { openTestJournal, type TestJournal } from '#infra/testing/journal.ts';
import { createJournal } from '../../event-store/journal/journal.ts';
import type { ToNumber } from './known-numbers.ts';
import { numberReceipt } from './number-receipt.ts';

let harness: TestJournal;
beforeAll(async () => {
  harness = await openTestJournal();
});
afterAll(() => harness[Symbol.asyncDispose]());

let year = 2030;
// Each test has a year of its own.
beforeEach(() => {
  year += 1;
});

const context = (): CommandContext => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  actor: { kind: 'system', id: 'test' },
  at: new Date().toISOString(),
});
/** Another process, with an empty cache. */
const newProcess = (change: Partial<EventStore> = {}): Journal =>
  createJournal({ store: { ...harness.store, ...change }, streams, keys: harness.keys });
async function paid(): Promise<ToNumber> {
  const cartId = randomUUID();
  const paidPosition = await harness.append(cartStream, cartStream.nameOf(cartId), [
    { type: 'PaymentSucceeded', data: { paymentId: 'pi_1', paid: { amount: 1, currency: 'USD' } } },
  ]);
  return { cartId, paidAt: `${year}-11-25T00:00:00.000Z`, paidPosition };
}
const many = (count: number) => Promise.all(Array.from({ length: count }, paid));
const numberBy = (journal: Journal) => (purchase: ToNumber) => numberReceipt(journal, purchase, context());
const given = async () =>
  (await harness.journal.read(receiptNumbersStream, receiptNumbersStream.nameOf(String(year)))).map(
    ({ data }) => data,
  );
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('gives a purchase one number across concurrent processes', async () => {
  const purchases = await many(40);
  const processes = [newProcess(), newProcess(), newProcess()];
  const asked = await Promise.all(
    processes.map((journal) => Promise.all([...purchases, ...purchases].map(numberBy(journal)))),
  );
  const [numbers = []] = asked;
  for (const others of asked) expect(others).toEqual(numbers);
  expect(new Set(numbers).size).toBe(40);
  expect(numbers.toSorted()[0]).toBe(`${year}-000001`);
  const all = await given();
  expect(all.map(({ number }) => number)).toEqual(upTo(40));
  expect(new Set(all.map(({ cartId }) => cartId))).toEqual(new Set(purchases.map(({ cartId }) => cartId)));
});

test('finds a number written before its process ended', async () => {
  const [first, second] = [await paid(), await paid()];
  await numberBy(newProcess())(first);
  let isLost = true;
  const dying = newProcess({
    async append(...append) {
      const result = await harness.store.append(...append);
      if (!isLost) return result;
      isLost = false;
      throw new StoreUnavailable('the answer is lost');
    },
  });
  await numberBy(dying)(first);
  await expect(numberBy(dying)(second)).rejects.toBeInstanceOf(StoreUnavailable);
  const third = await paid();
  // By another process, and by the same one, which does not know the outcome.
  expect(await numberBy(newProcess())(second)).toBe(`${year}-000002`);
  expect(await numberBy(dying)(third)).toBe(`${year}-000003`);
  expect(await numberBy(dying)(second)).toBe(`${year}-000002`);
  expect((await given()).map(({ number }) => number)).toEqual(upTo(3));
});

test('reads one page after five hundred others, and finds an old number behind them', async () => {
  const [old, late] = [await paid(), await paid()];
  await numberBy(newProcess())(old);
  const before = await many(500);
  const writing = newProcess();
  await Promise.all(before.map(numberBy(writing)));
  const reads: (number | undefined)[] = [];
  const counting = newProcess({
    read(stream, options) {
      reads.push(options?.maxCount);
      return harness.store.read(stream, options);
    },
  });
  expect(await numberBy(counting)(await paid())).toBe(`${year}-000502`);
  expect(reads).toEqual([100]);
  expect(await numberBy(counting)(old)).toBe(`${year}-000001`);
  // Paid before all of them and never numbered: the search goes back to its payment, and no further.
  expect(await numberBy(newProcess())(late)).toBe(`${year}-000503`);
  expect(await numberBy(counting)(late)).toBe(`${year}-000503`);
  expect((await given()).map(({ number }) => number)).toEqual(upTo(503));
});

test("stores the numbers in no user's history", async () => {
  const purchase = await paid();
  await numberReceipt(harness.journal, purchase, { ...context(), userId: randomUUID() });
  const name = receiptNumbersStream.nameOf(String(year));
  const [event] = await harness.journal.read(receiptNumbersStream, name);
  expect(event?.metadata.userId).toBeUndefined();
});
