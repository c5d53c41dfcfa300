import { createObservable, type Observable } from '#student/core/observable.ts';

export interface SoundState {
  readonly isPlaying: boolean;
  /** In ms. */
  readonly position: number;
  /** 0 until known. */
  readonly durationMs: number;
  readonly hasFailed: boolean;
}

export interface Sound {
  readonly state: Observable<SoundState>;
  load(url: string | undefined): void;
  /** Both in ms; `to` defaults to the end. */
  play(from: number, to?: number): void;
  pause(): void;
  seek(ms: number): void;
  setSpeed(speed: number): void;
}

/** Only one sound plays at a time, because two together are unintelligible. */
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
      // The `error` event reports a sound that cannot play.
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
