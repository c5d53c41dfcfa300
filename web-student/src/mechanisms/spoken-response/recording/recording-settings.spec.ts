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

test('the times of a type are those of the specification, in practice and in tests', () => {
  expect(recordingTimesOf('SRA', 'practice')).toEqual(usual);
  expect(recordingTimesOf('SRA', 'test')).toEqual(usual);
});

test('with the stored flag one waits 4 seconds where the wait is long', () => {
  on(storageKeys.quickWait);
  expect(recordingTimesOf('SRA', 'practice').waitingTime).toBe(4);
  expect(recordingTimesOf('SRS', 'practice').waitingTime).toBe(1);
});

test('quick mock tests of developers have short waits, and super quick ones also short recordings', () => {
  on(storageKeys.quickTest);
  expect(recordingTimesOf('SRA', 'test')).toEqual({ waitingTime: 4, answeringTime: 40 });
  expect(recordingTimesOf('SRS', 'test')).toEqual({ waitingTime: 1, answeringTime: 15 });
  on(storageKeys.superQuickTest);
  expect(recordingTimesOf('SRA', 'test')).toEqual({ waitingTime: 4, answeringTime: 5 });
  expect(recordingTimesOf('SRA', 'practice')).toEqual(usual);
});

test('elsewhere than on a developer’s machine their switches do nothing', () => {
  on(storageKeys.superQuickTest);
  at('ninety.example');
  expect(recordingTimesOf('SRA', 'test')).toEqual(usual);
});
