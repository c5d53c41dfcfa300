import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStore, storageKeys } from '#student/core/storage.ts';
import { recordingTimesOf } from './recording-settings.ts';

const switches = [storageKeys.quickWait, storageKeys.quickTest, storageKeys.superQuickTest];
const on = (key: string) => browserStore.set(key, 'true');
const at = (hostname: string) => vi.stubGlobal('location', { hostname });
const usual = { waitingTime: 40, answeringTime: 40 };

beforeEach(() => at('localhost'));
afterEach(() => {
  for (const key of switches) browserStore.remove(key);
  vi.unstubAllGlobals();
});

test('the times of each type match the specification, in practice and in tests', () => {
  expect(recordingTimesOf('SRA', 'practice')).toEqual(usual);
  expect(recordingTimesOf('SRA', 'test')).toEqual(usual);
});

test('the stored flag shortens a long wait to 4 seconds', () => {
  on(storageKeys.quickWait);
  expect(recordingTimesOf('SRA', 'practice').waitingTime).toBe(4);
  expect(recordingTimesOf('SRS', 'practice').waitingTime).toBe(1);
});

test('quick mock tests have short waits, and super quick ones also have short recordings', () => {
  on(storageKeys.quickTest);
  expect(recordingTimesOf('SRA', 'test')).toEqual({ waitingTime: 4, answeringTime: 40 });
  expect(recordingTimesOf('SRS', 'test')).toEqual({ waitingTime: 1, answeringTime: 15 });
  on(storageKeys.superQuickTest);
  expect(recordingTimesOf('SRA', 'test')).toEqual({ waitingTime: 4, answeringTime: 5 });
  expect(recordingTimesOf('SRA', 'practice')).toEqual(usual);
});

test('switches for developers have no effect elsewhere', () => {
  on(storageKeys.superQuickTest);
  at('ninety.example');
  expect(recordingTimesOf('SRA', 'test')).toEqual(usual);
});
