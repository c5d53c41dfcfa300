import { expect, it } from 'vitest';
import { memoryStore } from '../core/testing/memory-store.ts';
import { storageKeys } from '../core/storage.ts';
import { checkedAt, chooseMicrophone, chosenMicrophone, rememberCheck } from './microphone-memory.ts';

const headset = { deviceId: 'a1', label: 'Headset' };

it('recognises a checked microphone even after the browser renamed it', () => {
  const store = memoryStore();
  expect(checkedAt(store, headset)).toBeUndefined();
  rememberCheck(store, headset, 5);
  rememberCheck(store, headset, 9);
  expect(checkedAt(store, headset)).toBe(9);
  expect(checkedAt(store, { ...headset, deviceId: 'b2' })).toBe(9);
  expect(checkedAt(store, { deviceId: 'c3', label: 'Built-in' })).toBeUndefined();
});

it('keeps the choice beside the checks, and no more than ten of them', () => {
  const store = memoryStore();
  chooseMicrophone(store, 'a1');
  for (let at = 0; at < 12; at += 1) rememberCheck(store, { deviceId: String(at), label: `${at}.` }, at);
  expect(chosenMicrophone(store)).toBe('a1');
  expect(checkedAt(store, { deviceId: '1', label: '' })).toBeUndefined();
  expect(checkedAt(store, { deviceId: '2', label: '' })).toBe(2);
});

it('begins anew where storage was broken', () => {
  const store = memoryStore();
  store.set(storageKeys.microphone, '{"checks":1}');
  expect(chosenMicrophone(store)).toBeUndefined();
});
