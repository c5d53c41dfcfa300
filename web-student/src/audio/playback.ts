import { createObservable } from '../core/observable.ts';
import { createCountdown } from './countdown.ts';
import type { PlayerMemory } from './memory.ts';
import { followMedia, type MediaElement } from './media-element.ts';
import type { OnStep, PlayerState } from './player.ts';
import type { Sounds } from './sounds.ts';
import { trackAddress } from './track-address.ts';

export interface PlayerOptions {
  readonly track: string;
  /** Asks the question anew for the name under which its track plays now: a name ends while a page is left open. */
  readonly loadTrack: () => Promise<string | undefined>;
  readonly revision?: number | undefined;
  readonly isOnce: boolean;
  /** Otherwise nothing is fetched before it is played: a page of results has many recordings. */
  readonly isFetchedAhead: boolean;
  /** Seconds until it starts by itself; `undefined`: it waits for a press. */
  readonly startsIn: number | undefined;
  readonly hasNoise: boolean;
  readonly hasBeep: boolean;
  readonly memory: PlayerMemory | undefined;
}

export interface PlayerParts {
  readonly takeAudio: (address: string, isFetchedAhead: boolean) => MediaElement;
  readonly createSounds: () => Sounds;
  readonly storedVolume: () => number;
  readonly storeVolume: (volume: number) => void;
}

function begunState({ isOnce, startsIn, memory }: PlayerOptions, volume: number): PlayerState {
  const heard = memory?.read();
  const isHeard = isOnce && heard?.isOver === true;
  return {
    phase: isHeard ? 'ended' : startsIn === undefined ? 'ready' : 'counting',
    // What was being heard when the page was loaded anew has had its countdown.
    secondsToStart: isOnce && heard ? 0 : (startsIn ?? 0),
    position: isOnce ? (heard?.position ?? 0) : 0,
    duration: 0,
    speed: 1,
    volume,
    isLoading: false,
    isOver: heard?.isOver ?? false,
    needsPress: false,
  };
}

export function createPlayback(options: PlayerOptions, parts: PlayerParts) {
  const { isOnce, memory, revision, isFetchedAhead } = options;
  const begun = () => begunState(options, parts.storedVolume());
  const state = createObservable<PlayerState>(begun());
  const change = (part: Partial<PlayerState>) => state.set({ ...state.get(), ...part });
  const countdown = createCountdown((seconds) => {
    change({ secondsToStart: seconds });
    if (seconds === 0) play();
  });
  let audio: MediaElement | undefined;
  let track = options.track;
  let isMending = false;
  let sounds: Sounds | undefined;

  function remember(isOver: boolean) {
    memory?.write({ position: audio?.currentTime ?? 0, isOver: isOver || state.get().isOver });
  }

  function fail() {
    sounds?.stopNoise();
    // A student who cannot hear it may still answer.
    change({ phase: 'failed', isLoading: false, isOver: true });
  }

  /** Goes on at the same place under the name that the question has by now; without another name, it has failed. */
  async function mend(element: MediaElement) {
    if (isMending) return;
    isMending = true;
    if (state.get().phase === 'playing') change({ isLoading: true });
    const told = await options.loadTrack().catch(() => undefined);
    isMending = false;
    if (audio !== element) return;
    if (told === undefined || told === track) {
      fail();
      return;
    }
    track = told;
    element.src = trackAddress(track, revision);
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
      // A pause before the first sound is not a failure.
      else if (name === 'AbortError') change({ isLoading: false });
      else void mend(element);
    });
  }

  return {
    state,
    change,
    begun,
    countdown,
    play,
    audio: () => audio,
    sounds: () => sounds,
    /** @param onPlay called before each sound after a silence @returns closes it */
    open(onStep: OnStep, onPlay: () => void): () => void {
      const closing = new AbortController();
      const element = parts.takeAudio(trackAddress(track, revision), isFetchedAhead);
      audio = element;
      const own = parts.createSounds();
      sounds = own;
      state.set(begun());
      const { volume, position, phase, secondsToStart } = state.get();
      element.volume = volume;
      if (position > 0) element.currentTime = position;
      // It may have been fetched ahead, and its length told already.
      if (Number.isFinite(element.duration)) change({ duration: element.duration });
      const onError = () => void mend(element);
      followMedia(
        element,
        { ...options, state, change, sounds: own, remember, onPlay, onStep, onError },
        closing.signal,
      );
      if (phase === 'counting') countdown.start(secondsToStart);
      return () => {
        closing.abort();
        countdown.stop();
        audio?.pause();
        // An element without its source lets go of its connection.
        audio?.removeAttribute('src');
        audio?.load();
        sounds?.close();
        audio = undefined;
      };
    },
  };
}
