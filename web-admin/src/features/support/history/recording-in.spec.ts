import { expect, it } from 'vitest';
import { recordingIn } from './recording-in.ts';

const recording = 'a'.repeat(64);

it.each([
  [{ uid: 'SRA-0001', answer: { type: 'SRA', recording, seconds: 3 } }, recording],
  [{ uid: 'SRA-0001', answer: { type: 'SRA', recording: '', seconds: 0 } }, undefined],
  [{ uid: 'LWD-0001', answer: { type: 'LWD', text: { erased: true } } }, undefined],
  [{ userId: 'u1', adminId: 'boss', recording, reason: 'It is silent' }, undefined],
])('finds the recording in %j: %s', (data, found) => {
  expect(recordingIn({ data })).toBe(found);
});
