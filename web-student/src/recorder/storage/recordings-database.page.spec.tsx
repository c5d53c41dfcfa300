import { expect, it } from 'vitest';
import { dayMs } from '#domain/core/durations.ts';
import { openRecordings } from './browser-recordings.ts';
import { openRecordingsDatabase } from './recordings-database.ts';
import { wavType } from '../capture/wav.ts';

it('forgets recordings by their age, and all of one owner', async () => {
  const stored = await openRecordingsDatabase();
  const now = Date.now();
  const begin = async (owner: string, days: number) => {
    const id = crypto.randomUUID();
    await stored.begin({
      id,
      owner,
      subject: 'check',
      mimeType: wavType,
      at: now - days * dayMs,
      isWhole: false,
    });
    await stored.addPiece(id, { index: 1, bytes: new Uint8Array(8) });
    await stored.setSent(id, 1);
    return id;
  };
  const [old, fresh, other] = [await begin('user:a', 8), await begin('user:a', 6), await begin('user:b', 6)];
  const ids = async (owner: string) => (await stored.list(owner)).map(({ id }) => id);

  await stored.forgetBefore(now - 7 * dayMs);
  expect(await ids('user:a')).toEqual([fresh]);
  expect(await stored.pieces(old)).toEqual([]);
  await stored.forgetOwner('user:a');
  expect(await ids('user:a')).toEqual([]);
  expect([await stored.pieces(fresh), await stored.sent(fresh)]).toEqual([[], new Set()]);
  expect(await ids('user:b')).toEqual([other]);
  expect(await stored.pieces(other)).toHaveLength(1);
  await stored.forgetOwner('user:b');
});

it('forgets what was not submitted for seven days, when a page opens its recordings', async () => {
  const earlier = await openRecordingsDatabase();
  const owner = 'user:seven';
  const begin = async (days: number) => {
    const id = crypto.randomUUID();
    const at = Date.now() - days * dayMs;
    await earlier.begin({ id, owner, subject: 'check', mimeType: wavType, at, isWhole: false });
    return id;
  };
  const [, fresh] = [await begin(7.1), await begin(6.9)];
  const { recordings: opened } = await openRecordings();
  expect((await opened.list(owner)).map(({ id }) => id)).toEqual([fresh]);
  await opened.forgetOwner(owner);
});
