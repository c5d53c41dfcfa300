import { expect, it } from 'vitest';
import { createBrowserStore } from '#student/core/storage.ts';
import { storedVolume, storeVolume } from './volume.ts';

const emptyStore = () =>
  createBrowserStore(() => {
    throw new Error('no storage here');
  });

it('is stored as set, zero included', () => {
  const store = emptyStore();
  for (const volume of [0.2, 0, 1]) {
    storeVolume(volume, store);
    expect(storedVolume(store)).toBe(volume);
  }
});

it.each([undefined, '', 'loud', '-1', '1.5', 'NaN'])('is one half where %j is stored', (stored) => {
  const store = emptyStore();
  if (stored !== undefined) store.set('volume', stored);
  expect(storedVolume(store)).toBe(0.5);
});
