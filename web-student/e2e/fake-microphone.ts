import type { Page } from 'playwright-core';
import { launchWithMicrophone as launchHearing } from '#infra/browser/launch-with-microphone.ts';
import { launchBrowser } from '#infra/testing/e2e.ts';

const rate = 48_000;
/** What the fake microphone hears all the time. */
export const spokenHertz = 220;

/** A tone with the short gaps that speech has, as a WAV file of 16 bits. */
export function speech(seconds = 4): Buffer {
  const samples = Math.round(rate * seconds);
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1) {
    const isGap = (at / rate) % 1 > 0.75;
    const sample = isGap ? 0 : 0.3 * Math.sin((2 * Math.PI * spokenHertz * at) / rate);
    file.writeInt16LE(Math.round(sample * 32_767), 44 + at * 2);
  }
  return file;
}

/** @param heard a WAV file that is heard over and over; by default a tone with gaps */
export const launchWithMicrophone = (heard: Uint8Array = speech()) => launchHearing(heard);

/** A browser whose person refuses every microphone. */
export const launchRefusing = () =>
  launchBrowser(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny']);

/** Keeps hold of the page's microphone, to unplug it. To be called before the page is opened. */
export async function holdMicrophone(page: Page): Promise<{ unplug: () => Promise<void> }> {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      Reflect.set(globalThis, 'openedTrack', stream.getAudioTracks()[0]);
      return stream;
    };
  });
  return {
    unplug: () =>
      page.evaluate(() => {
        const track = Reflect.get(globalThis, 'openedTrack') as MediaStreamTrack;
        // As a browser does when the device goes away.
        track.stop();
        track.dispatchEvent(new Event('ended'));
      }),
  };
}
