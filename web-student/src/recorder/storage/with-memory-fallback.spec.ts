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
  const kept = withMemoryFallback(
    { ...device, addPiece: async (id, one) => (await full(), device.addPiece(id, one)) },
    createRecordingsInMemory(),
  );
  await kept.begin(head);
  await kept.addPiece('r1', piece(1));
  isFull = true;
  await kept.addPiece('r1', piece(2));
  await kept.setSent('r1', 2);
  await kept.setWhole('r1');
  expect((await kept.pieces('r1')).map(({ index }) => index)).toEqual([1, 2]);
  expect(await kept.sent('r1')).toEqual(new Set([2]));
  expect(await kept.list('user:1')).toEqual([{ ...head, isWhole: true }]);

  await kept.forgetBefore(5);
  expect(await kept.get('r1')).toBeDefined();
  await kept.forgetOwner('user:1');
  expect([await kept.get('r1'), await kept.pieces('r1')]).toEqual([undefined, []]);
});
