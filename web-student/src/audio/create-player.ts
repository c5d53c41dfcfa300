import type { TimelineStep } from '#domain/practice/timeline.ts';
import { createObservable } from '../core/observable.ts';
import { createCountdown } from './countdown.ts';
import type { PlayerMemory } from './memory.ts';
import { takeAudio } from './preload.ts';
import type { PlayerHandle, PlayerState } from './player.ts';
import { createSounds, type Sounds } from './sounds.ts';
import { trackAddress } from './track-address.ts';
import { turns } from './turns.ts';
import { storedVolume, storeVolume } from './volume/volume.ts';

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
  /** A beep follows the track. */
  readonly hasBeep: boolean;
  readonly memory: PlayerMemory | undefined;
}

type Audio = Pick<
  HTMLAudioElement,
  | 'addEventListener'
  | 'currentTime'
  | 'defaultPlaybackRate'
  | 'duration'
  | 'ended'
  | 'load'
  | 'pause'
  | 'play'
  | 'playbackRate'
  | 'removeAttribute'
  | 'src'
  | 'volume'
>;

/** What of the browser a player uses. */
interface PlayerParts {
  readonly takeAudio: (address: string, isFetchedAhead: boolean) => Audio;
  readonly createSounds: () => Sounds;
  readonly storedVolume: () => number;
  readonly storeVolume: (volume: number) => void;
}

const browserParts: PlayerParts = { takeAudio, createSounds, storedVolume, storeVolume };

/** A player that is alive from `attach` to the function that this gives. */
interface AttachablePlayer extends PlayerHandle {
  attach(onStep: (step: Pick<TimelineStep, 'act'>) => void): () => void;
}

/** Makes the player of one recording. Nothing is fetched before it is attached. */
export function createPlayer(options: PlayerOptions, parts: PlayerParts = browserParts): AttachablePlayer {
  const { isOnce, startsIn, memory, revision } = options;
  const state = createObservable<PlayerState>(begun());
  const change = (part: Partial<PlayerState>) => state.set({ ...state.get(), ...part });
  const countdown = createCountdown((seconds) => {
    change({ secondsToStart: seconds });
    if (seconds === 0) play();
  });
  let audio: Audio | undefined;
  let track = options.track;
  let isMending = false;
  let sounds: Sounds | undefined;

  function begun(): PlayerState {
    const heard = memory?.read();
    const isHeard = isOnce && heard?.isOver === true;
    return {
      phase: isHeard ? 'ended' : startsIn === undefined ? 'ready' : 'counting',
      // What was being heard when the page was loaded anew has had its countdown.
      secondsToStart: isOnce && heard ? 0 : (startsIn ?? 0),
      position: isOnce ? (heard?.position ?? 0) : 0,
      duration: 0,
      speed: 1,
      volume: parts.storedVolume(),
      isLoading: false,
      isOver: heard?.isOver ?? false,
      needsPress: false,
    };
  }

  function remember(isOver: boolean) {
    memory?.write({ position: audio?.currentTime ?? 0, isOver: isOver || state.get().isOver });
  }

  function fail() {
    sounds?.stopNoise();
    // A student who cannot hear it may still answer.
    change({ phase: 'failed', isLoading: false, isOver: true });
  }

  /** Where the question tells another name by now, that one is played on from the same place; else it has failed. */
  async function mend(element: Audio) {
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
      // A pause before the first sound is no failure.
      else if (name === 'AbortError') change({ isLoading: false });
      else void mend(element);
    });
  }

  function listen(element: Audio, onStep: (step: Pick<TimelineStep, 'act'>) => void, signal: AbortSignal) {
    const on = (name: keyof HTMLMediaElementEventMap, action: () => void) =>
      element.addEventListener(name, action, { signal });
    on('play', () => {
      turns.take(player);
      change({ phase: 'playing', needsPress: false });
      onStep({ act: 'played' });
    });
    on('playing', () => {
      change({ isLoading: false });
      if (options.hasNoise) sounds?.startNoise(state.get().volume);
    });
    on('waiting', () => change({ isLoading: true }));
    on('pause', () => {
      sounds?.stopNoise();
      // At the end it pauses too, just before it has ended.
      if (element.ended) return;
      change({ phase: element.currentTime === 0 ? 'ready' : 'paused', isLoading: false });
      onStep({ act: 'paused' });
    });
    on('ended', () => {
      sounds?.stopNoise();
      if (options.hasBeep) sounds?.beep(state.get().volume);
      remember(true);
      change({ phase: 'ended', isLoading: false, isOver: true, position: state.get().duration });
    });
    on('timeupdate', () => {
      if (element.ended) return;
      change({ position: element.currentTime });
      if (isOnce) remember(false);
    });
    on('durationchange', () => {
      change({ duration: Number.isFinite(element.duration) ? element.duration : 0 });
    });
    on('error', () => void mend(element));
  }

  /** Nothing may be played again where it is heard once. */
  const unlessOnce = (action: (element: Audio) => void) => {
    if (audio && !isOnce) action(audio);
  };
  function seek(seconds: number) {
    unlessOnce((element) => {
      const position = Math.max(0, seconds);
      element.currentTime = position;
      change({ position, ...(state.get().phase === 'ended' && { phase: 'paused' }) });
    });
  }

  const player: AttachablePlayer = {
    get: state.get,
    subscribe: state.subscribe,
    isOnce,
    play,
    pause: () => unlessOnce((element) => element.pause()),
    toggle: () => unlessOnce((element) => (state.get().phase === 'playing' ? element.pause() : play())),
    restart: () =>
      unlessOnce(() => {
        seek(0);
        play();
      }),
    stop: () =>
      unlessOnce((element) => {
        countdown.stop();
        element.pause();
        seek(0);
        change({ phase: 'ready' });
      }),
    seek,
    playFrom: (ms) =>
      unlessOnce(() => {
        seek(ms / 1000);
        play();
      }),
    setSpeed: (speed) =>
      unlessOnce((element) => {
        element.playbackRate = speed;
        // A track fetched again begins with this one.
        element.defaultPlaybackRate = speed;
        change({ speed });
      }),
    setVolume(volume) {
      if (audio) audio.volume = volume;
      sounds?.setVolume(volume);
      parts.storeVolume(volume);
      change({ volume });
    },
    retry() {
      const { position } = state.get();
      audio?.load();
      if (audio && position > 0) audio.currentTime = position;
      play();
    },
    reset() {
      memory?.clear();
      audio?.pause();
      if (audio) audio.currentTime = 0;
      const { duration, speed } = state.get();
      state.set({ ...begun(), duration, speed });
      if (startsIn !== undefined) countdown.start(startsIn);
    },
    attach(onStep) {
      const detaching = new AbortController();
      audio = parts.takeAudio(trackAddress(track, revision), options.isFetchedAhead);
      sounds = parts.createSounds();
      state.set(begun());
      const { volume, position, phase, secondsToStart } = state.get();
      audio.volume = volume;
      if (position > 0) audio.currentTime = position;
      // It may have been fetched ahead, and its length told already.
      if (Number.isFinite(audio.duration)) change({ duration: audio.duration });
      listen(audio, onStep, detaching.signal);
      if (phase === 'counting') countdown.start(secondsToStart);
      return () => {
        detaching.abort();
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
  return player;
}
