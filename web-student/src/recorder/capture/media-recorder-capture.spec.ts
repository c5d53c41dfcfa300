import { afterEach, expect, it, vi } from 'vitest';
import { recordableType } from './media-recorder-capture.ts';

afterEach(() => vi.unstubAllGlobals());

const typeWhere = (...supported: readonly string[]) => {
  vi.stubGlobal('MediaRecorder', { isTypeSupported: (type: string) => supported.includes(type) });
  return recordableType();
};

it('records MP4 only when Opus is unavailable', () => {
  const [webm, ogg, mp4] = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];
  expect(typeWhere(mp4, webm)).toBe(webm);
  expect(typeWhere(mp4, ogg)).toBe(ogg);
  expect(typeWhere(mp4)).toBe(mp4);
});

it('does not record unreadable formats, or without a recorder', () => {
  expect(typeWhere('video/mp4', 'audio/aac')).toBeUndefined();
  vi.stubGlobal('MediaRecorder', undefined);
  expect(recordableType()).toBeUndefined();
});
