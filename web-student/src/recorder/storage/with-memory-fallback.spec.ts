import { expect, it } from 'vitest';
import { createRecordingsInMemory } from './recordings-in-memory.ts';
import { withMemoryFallback } from './with-memory-fallback.ts';
import { wavType } from '../capture/wav.ts';

const head = { id: 'r1', owner: 'user:1', subject: 's', mimeType: wavType, at: 5, isWhole: false };
const piece = (index: number) => ({ index, bytes: new Uint8Array(2).fill(index) });

it('keeps recordings in memory if the device is full', async () => {
  const device = createRecordingsInMemory();
  let isFull = false;
  const full = () => (isFull ? Promise.reject(new Error('QuotaExceededError')) : undefined);
  const stored = withMemoryFallback(
    { ...device, addPiece: async (id, one) => (await full(), device.addPiece(id, one)) },
    createRecordingsInMemory(),
  );
  await stored.begin(head);
  await stored.addPiece('r1', piece(1));
  isFull = true;
  await stored.addPiece('r1', piece(2));
  await stored.setSent('r1', 2);
  await stored.setWhole('r1');
  expect((await stored.pieces('r1')).map(({ index }) => index)).toEqual([1, 2]);
  expect(await stored.sent('r1')).toEqual(new Set([2]));
  expect(await stored.list('user:1')).toEqual([{ ...head, isWhole: true }]);

  await stored.forgetBefore(5);
  expect(await stored.get('r1')).toBeDefined();
  await stored.forgetOwner('user:1');
  expect([await stored.get('r1'), await stored.pieces('r1')]).toEqual([undefined, []]);
});
