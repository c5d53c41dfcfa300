import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultPackages } from '#domain/commerce/packages/default-packages.ts';
import { changePackage, priceListId, priceListStream } from '#domain/commerce/prices/price-list.ts';
import { endPromotion, promotionStream } from '#domain/commerce/promotions/promotion.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import { openStorage, type Storage } from '#infra/processes/open-storage.ts';
import { freshDatabase, type TestDatabase } from '#infra/testing/servers/database.ts';
import { readPriceList } from '#services/commerce/prices/read-price-list.ts';
import { handle } from '#services/core/handle.ts';
import { seedPrices } from './seed-prices.ts';

const at = '2026-11-01T10:00:00.000Z';
const later = '2027-02-01T10:00:00.000Z';
let database: TestDatabase;
let storage: Storage;

beforeAll(async () => {
  database = await freshDatabase();
  storage = await openStorage(
    {
      databaseUrl: database.url,
      eventStore: { kind: 'postgres' },
      personalDataKey: randomBytes(32),
      dataDir: path.join(tmpdir(), 'ninety-no-files'),
    },
    pino({ level: 'silent' }),
    { connections: 4 },
  );
});
afterAll(async () => {
  await storage[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const byAdmin = (): CommandContext => {
  const commandId = newId();
  return { commandId, correlationId: commandId, actor: { kind: 'admin', id: 'admin' }, at };
};
const promotionNow = async () =>
  fold(promotionStream, await storage.journal.read(promotionStream, promotionStream.nameOf('ultimate_30')));

test('starts the price list and the default promotion once, and keeps changes of an admin', async () => {
  const { journal } = storage;
  expect(await seedPrices(journal, at)).toEqual({ begun: ['price list', 'default promotion'] });
  expect(await readPriceList(journal)).toEqual({ version: 1, packages: defaultPackages });
  expect(await promotionNow()).toMatchObject({
    kind: 'open',
    promotion: { discount: 30, startTime: at, target: ['package_ultimate'] },
  });
  expect(await seedPrices(journal, later)).toEqual({ begun: [] });

  const silver = defaultPackages.find(({ packageId }) => packageId === 'package_silver');
  if (!silver) throw new Error('the defaults have Silver');
  const dearer = { ...silver, audCents: 120_00, reason: 'Costs' };
  await handle(journal, priceListStream, priceListId, byAdmin(), (list) => changePackage(list, dearer));
  await handle(journal, promotionStream, 'ultimate_30', byAdmin(), (state) =>
    endPromotion(state, { now: later, reason: 'Enough' }),
  );
  expect(await seedPrices(journal, later)).toEqual({ begun: [] });
  expect(await readPriceList(journal)).toMatchObject({ version: 2 });
  expect(await promotionNow()).toMatchObject({ promotion: { endTime: later } });
});
