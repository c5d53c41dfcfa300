import { createCountdown } from './countdown.ts';
import { followMedia, type MediaElement } from './media-element.ts';
import { createPlayerState, type PlayerOptions } from './player-state.ts';
import type { OnStep } from './player.ts';
import type { Sounds } from './sounds.ts';
import { createTrack } from './track.ts';

export interface PlayerParts {
  readonly takeAudio: (address: string, isFetchedAhead: boolean) => MediaElement;
  readonly createSounds: () => Sounds;
  readonly storedVolume: () => number;
  readonly storeVolume: (volume: number) => void;
}

export function createPlayback(options: PlayerOptions, parts: PlayerParts) {
  const { isOnce, memory, isFetchedAhead } = options;
  const playerState = createPlayerState(options, parts.storedVolume);
  const { state, begun, change } = playerState;
  const countdown = createCountdown((seconds) => {
    change({ secondsToStart: seconds });
    if (seconds === 0) play();
  });
  const track = createTrack(options);
  let audio: MediaElement | undefined;
  let sounds: Sounds | undefined;

  function remember(isOver: boolean) {
    memory?.write({ position: audio?.currentTime ?? 0, isOver: isOver || state.get().isOver });
  }

  function fail() {
    sounds?.stopNoise();
    // Students who cannot hear the recording may still answer.
    change({ phase: 'failed', isLoading: false, isOver: true });
  }

  /** Continues at the same position with the track's new name; without one, playback fails. */
  async function mend(element: MediaElement) {
    if (track.isRenewing()) return;
    if (state.get().phase === 'playing') change({ isLoading: true });
    const renewed = await track.renew(() => audio === element);
    if (audio !== element) return;
    if (renewed === undefined) return fail();
    element.src = renewed;
    const { position, isLoading } = state.get();
    if (position > 0) element.currentTime = position;
    if (isLoading) play();
  }

  function play() {
    const { phase } = state.get();
    const element = audio;
    if (!element || (isOnce && phase === 'ended')) return;
    countdown.stop();
    change({ phase: 'ready', secondsToStart: 0, isLoading: true, needsPress: false });
    element.play().catch((error: unknown) => {
      const name = error instanceof Error || error instanceof DOMException ? error.name : '';
      if (name === 'NotAllowedError') change({ phase: 'ready', isLoading: false, needsPress: true });
      // Pausing before the first sound is not a failure.
      else if (name === 'AbortError') change({ isLoading: false });
      else void mend(element);
    });
  }

  return {
    ...playerState,
    countdown,
    play,
    audio: () => audio,
    sounds: () => sounds,
    /** @param onPlay runs each time playback starts @returns closes it */
    open(onStep: OnStep, onPlay: () => void): () => void {
      const closing = new AbortController();
      const element = parts.takeAudio(track.address(), isFetchedAhead);
      audio = element;
      sounds = parts.createSounds();
      state.set(begun());
      const { phase, secondsToStart } = state.get();
      applyState(element, playerState);
      const onError = () => void mend(element);
      const own = { ...options, state, change, sounds, remember, onPlay, onStep, onError };
      followMedia(element, own, closing.signal);
      if (phase === 'counting') countdown.start(secondsToStart);
      return () => {
        closing.abort();
        countdown.stop();
        if (audio) release(audio);
        sounds?.close();
        audio = undefined;
      };
    },
  };
}

function applyState(element: MediaElement, { state, change }: ReturnType<typeof createPlayerState>) {
  const { volume, position } = state.get();
  element.volume = volume;
  if (position > 0) element.currentTime = position;
  // A prefetched element may know its duration already.
  if (Number.isFinite(element.duration)) change({ duration: element.duration });
}

function release(element: MediaElement) {
  element.pause();
  // Only an element without a source closes its connection.
  element.removeAttribute('src');
  element.load();
}
