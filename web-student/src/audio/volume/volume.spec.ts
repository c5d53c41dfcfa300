import { expect, it } from 'vitest';
import { createBrowserStore } from '#student/core/storage.ts';
import { storedVolume, storeVolume } from './volume.ts';

const emptyStore = () =>
  createBrowserStore(() => {
    throw new Error('no storage here');
  });

it('stores the volume, including zero', () => {
  const store = emptyStore();
  for (const volume of [0.2, 0, 1]) {
    storeVolume(volume, store);
    expect(storedVolume(store)).toBe(volume);
  }
});

it.each([undefined, '', 'loud', '-1', '1.5', 'NaN'])('defaults to one half when %j is stored', (stored) => {
  const store = emptyStore();
  if (stored !== undefined) store.set('volume', stored);
  expect(storedVolume(store)).toBe(0.5);
});
