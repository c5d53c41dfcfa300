import { trackAddress } from './track-address.ts';

/** The next question's track and, for a moment, the previous one. */
const capacity = 2;
const waiting = new Map<string, HTMLAudioElement>();

export function preloadTrack(track: string, revision?: number): void {
  const address = trackAddress(track, revision);
  if (waiting.has(address)) return;
  waiting.set(address, load(address, 'auto'));
  for (const old of [...waiting.keys()].slice(0, -capacity)) waiting.delete(old);
}

export function takeAudio(address: string, isFetchedAhead: boolean): HTMLAudioElement {
  const audio = waiting.get(address);
  waiting.delete(address);
  return audio && !audio.error ? audio : load(address, isFetchedAhead ? 'auto' : 'none');
}

function load(address: string, preload: 'auto' | 'none'): HTMLAudioElement {
  const audio = new Audio();
  audio.preload = preload;
  audio.src = address;
  return audio;
}
