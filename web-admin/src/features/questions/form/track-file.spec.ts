import { expect, it } from 'vitest';
import { faultOfFile } from './track-file.ts';

const file = (name: string, type: string, size: number) => ({ name, type, size });

it.each([
  file('talk.mp3', 'audio/mpeg', 1),
  file('TALK.MP3', 'audio/mp3', 8_000_000),
  file('talk.mp3', '', 20_000),
])('$name of type "$type" with $size bytes can be sent', (chosen) => {
  expect(faultOfFile(chosen)).toBeUndefined();
});

it.each([
  [file('talk.wav', 'audio/wav', 20_000), 'no mp3'],
  [file('talk.mp3.wav', '', 20_000), 'no mp3'],
  [file('talk.mp3', 'video/mp4', 20_000), 'no mp3'],
  [file('talk.mp3', 'audio/mpeg', 0), 'empty'],
  [file('talk.mp3', 'audio/mpeg', 8_000_001), '8.1 MB, and 8.0 MB'],
])('what is wrong with %j is said', (chosen, said) => {
  expect(faultOfFile(chosen)).toContain(said);
});
