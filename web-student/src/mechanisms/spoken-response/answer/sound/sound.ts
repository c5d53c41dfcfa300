import { createObservable, type Observable } from '#student/core/observable.ts';

export interface SoundState {
  readonly isPlaying: boolean;
  /** Ms from the beginning. */
  readonly position: number;
  /** 0 until it is known. */
  readonly durationMs: number;
  readonly hasFailed: boolean;
}

export interface Sound {
  readonly state: Observable<SoundState>;
  /** @param url undefined until it is known */
  load(url: string | undefined): void;
  /** @param to where it stops; the end without it */
  play(from: number, to?: number): void;
  pause(): void;
  seek(ms: number): void;
  setSpeed(speed: number): void;
}

/** One sound at a time: two together are unintelligible. */
let lastPlayed: HTMLAudioElement | undefined;

const still: SoundState = { isPlaying: false, position: 0, durationMs: 0, hasFailed: false };

export function createSound(audio: HTMLAudioElement = new Audio()): Sound {
  const state = createObservable(still);
  const change = (part: Partial<SoundState>) => state.set({ ...state.get(), ...part });
  let until = Infinity;
  let frame = 0;
  const look = () => {
    const position = audio.currentTime * 1000;
    change({ position });
    if (position >= until) audio.pause();
    if (!audio.paused) frame = requestAnimationFrame(look);
  };
  const stop = () => change({ isPlaying: false });
  audio.addEventListener('playing', () => {
    change({ isPlaying: true });
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  });
  audio.addEventListener('pause', stop);
  audio.addEventListener('ended', stop);
  audio.addEventListener('error', () => change({ hasFailed: audio.hasAttribute('src') }));
  audio.addEventListener('durationchange', () => {
    if (Number.isFinite(audio.duration)) change({ durationMs: audio.duration * 1000 });
  });

  const seek = (ms: number) => {
    audio.currentTime = ms / 1000;
    change({ position: ms });
  };
  return {
    state,
    load(url) {
      cancelAnimationFrame(frame);
      audio.pause();
      state.set(still);
      if (url === undefined) audio.removeAttribute('src');
      else audio.src = url;
    },
    play(from, to = Infinity) {
      if (lastPlayed !== audio) lastPlayed?.pause();
      lastPlayed = audio;
      until = to;
      seek(from);
      // A sound that cannot be played says so by its own event.
      audio.play().catch(() => undefined);
    },
    pause: () => audio.pause(),
    seek,
    setSpeed(speed) {
      audio.playbackRate = speed;
      audio.defaultPlaybackRate = speed;
    },
  };
}
