import { createPlayback, type PlayerParts } from './playback.ts';
import type { PlayerOptions } from './player-state.ts';
import type { OnStep, PlayerHandle } from './player.ts';
import type { MediaElement } from './media-element.ts';
import { takeAudio } from './preload.ts';
import { createSounds } from './sounds.ts';
import { turns } from './turns.ts';
import { storedVolume, storeVolume } from './volume/volume.ts';

const browserParts: PlayerParts = { takeAudio, createSounds, storedVolume, storeVolume };

interface AttachablePlayer extends PlayerHandle {
  attach(onStep: OnStep): () => void;
}

export function createPlayer(options: PlayerOptions, parts: PlayerParts = browserParts): AttachablePlayer {
  const { isOnce, startsIn, memory } = options;
  const playback = createPlayback(options, parts);
  const { state, change, play, countdown, audio } = playback;

  /** A recording that plays only once ignores these controls. */
  const unlessOnce = (action: (element: MediaElement) => void) => {
    const element = audio();
    if (element && !isOnce) action(element);
  };
  function seek(seconds: number) {
    unlessOnce((element) => {
      const position = Math.max(0, seconds);
      element.currentTime = position;
      change({ position, ...(state.get().phase === 'ended' && { phase: 'paused' }) });
    });
  }
  const playFrom = (seconds: number) =>
    unlessOnce(() => {
      seek(seconds);
      play();
    });

  const player: AttachablePlayer = {
    get: state.get,
    subscribe: state.subscribe,
    isOnce,
    play,
    pause: () => unlessOnce((element) => element.pause()),
    toggle: () => unlessOnce((element) => (state.get().phase === 'playing' ? element.pause() : play())),
    restart: () => playFrom(0),
    stop: () =>
      unlessOnce((element) => {
        countdown.stop();
        element.pause();
        seek(0);
        change({ phase: 'ready' });
      }),
    seek,
    playFrom: (ms) => playFrom(ms / 1000),
    setSpeed: (speed) =>
      unlessOnce((element) => {
        element.playbackRate = speed;
        element.defaultPlaybackRate = speed;
        change({ speed });
      }),
    setVolume(volume) {
      const element = audio();
      if (element) element.volume = volume;
      playback.sounds()?.setVolume(volume);
      parts.storeVolume(volume);
      change({ volume });
    },
    retry() {
      const { position } = state.get();
      const element = audio();
      element?.load();
      if (element && position > 0) element.currentTime = position;
      play();
    },
    reset() {
      const element = audio();
      memory?.clear();
      element?.pause();
      if (element) element.currentTime = 0;
      const { duration, speed } = state.get();
      state.set({ ...playback.begun(), duration, speed });
      if (startsIn !== undefined) countdown.start(startsIn);
    },
    attach: (onStep) => playback.open(onStep, () => turns.take(player)),
  };
  return player;
}
