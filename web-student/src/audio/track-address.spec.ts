import { expect, it } from 'vitest';
import { trackAddress } from './track-address.ts';

it.each([
  ['LMA-0001.mp3', 3, '/api/aws/getAudioFile/LMA-0001.mp3?v=3'],
  ['LMA-0001.mp3', undefined, '/api/aws/getAudioFile/LMA-0001.mp3'],
  ['a/b?.mp3', 1, '/api/aws/getAudioFile/a%2Fb%3F.mp3?v=1'],
])('%s of revision %s is fetched from %s', (track, revision, address) => {
  expect(trackAddress(track, revision)).toBe(address);
});
