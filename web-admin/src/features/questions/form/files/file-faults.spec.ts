import { expect, it } from 'vitest';
import { faultOfPicture, faultOfTrack } from './file-faults.ts';

const file = (name: string, type: string, size: number) => ({ name, type, size });

it.each([
  file('talk.mp3', 'audio/mpeg', 1),
  file('TALK.MP3', 'audio/mp3', 8_000_000),
  file('talk.mp3', '', 20_000),
])('$name of type "$type" with $size bytes can be sent', (chosen) => {
  expect(faultOfTrack(chosen)).toBeUndefined();
});

it.each([
  [file('talk.wav', 'audio/wav', 20_000), 'not an mp3'],
  [file('talk.mp3.wav', '', 20_000), 'not an mp3'],
  [file('talk.mp3', 'video/mp4', 20_000), 'not an mp3'],
  [file('talk.mp3', 'audio/mpeg', 0), 'empty'],
  [file('talk.mp3', 'audio/mpeg', 8_000_001), '8.1 MB, and 8.0 MB'],
])('reports what is wrong with %j', (chosen, said) => {
  expect(faultOfTrack(chosen)).toContain(said);
});

it.each([file('map.png', 'image/png', 5_000_000), file('map.jpg', 'image/jpeg', 1)])(
  'a picture such as %j can be sent',
  (chosen) => {
    expect(faultOfPicture(chosen)).toBeUndefined();
  },
);

it.each([
  [file('map.svg', 'image/svg+xml', 2_000), 'not a jpg or png'],
  [file('map.png', '', 2_000), 'not a jpg or png'],
  [file('map.png', 'image/png', 0), 'empty'],
  [file('map.png', 'image/png', 6_000_000), '6.0 MB, and 5.3 MB'],
])('reports what is wrong with the picture %j', (chosen, said) => {
  expect(faultOfPicture(chosen)).toContain(said);
});
