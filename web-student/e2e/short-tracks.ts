import { Readable } from 'node:stream';
import { createSeedTracks } from '#infra/testing/tracks.ts';
import { speech } from './fake-microphone.ts';

/** The files of questions for a site whose recordings all last so many seconds; pictures are those of the seed. */
export function tracksLasting(seconds: number): ReturnType<typeof createSeedTracks> {
  const tone = speech(seconds);
  const seeded = createSeedTracks();
  return {
    async selectOptionalFile(name) {
      if (!name.endsWith('.mp3')) return seeded.selectOptionalFile(name);
      return {
        bytes: tone.length,
        version: `${seconds}-seconds`,
        read: (first, last) => Readable.from([tone.subarray(first, last + 1)]),
      };
    },
  };
}
