import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freshDatabase } from '#infra/testing/database.ts';
import { accounts } from '#projections/accounts/projection.ts';
import { createFolderFileStore } from '#services/files/folder-file-store.ts';
import { expireRegistrations } from '#services/housekeeping/expire-registrations.ts';
import { readHistory } from './history.ts';
import { openReplay, projectRows } from './replay-history.ts';

test('an account of 0.1.0 that was never verified keeps its address, however long ago that is', async () => {
  const { events, keys } = readHistory('0.1.0');
  await using database = await freshDatabase();
  await using replay = await openReplay(database, events, keys);
  const before = await projectRows(replay, accounts);
  const waiting = before.filter(({ isVerified, status }) => isVerified === false && status === 'active');
  expect(waiting).not.toEqual([]);

  const folder = mkdtempSync(path.join(tmpdir(), 'ninety-histories-'));
  const files = createFolderFileStore(folder, replay.keys);
  const settings = { personalDataKey: Buffer.from(keys.testMasterKey, 'base64') };
  const expired = await expireRegistrations(
    { ...replay, files, settings },
    { days: 30, now: '2036-01-01T00:00:00.000Z' },
  );
  rmSync(folder, { recursive: true, force: true });
  expect(expired).toBe(0);
  expect(await projectRows(replay, accounts)).toEqual(before);
});
