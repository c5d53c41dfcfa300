import { expect, test } from 'vitest';
import { recording } from '../testing/recordings.ts';
import { mediaTypeOf } from './media-type.ts';

test.each([
  ['wheat.wav', 'audio/wav'],
  ['wheat.webm', 'audio/webm'],
  ['wheat.ogg', 'audio/ogg'],
  ['wheat.mp4', 'audio/mp4'],
  ['wheat-fragmented.mp4', 'audio/mp4'],
  ['wheat-opus.mp4', 'audio/mp4'],
] as const)('%s is %s', (name, type) => {
  expect(mediaTypeOf(recording(name))).toBe(type);
});
