import { useCallback, useEffect, useState } from 'react';

export interface Sound {
  readonly isPlaying: boolean;
  /** Ms from the beginning. */
  readonly position: number;
  readonly durationMs: number;
  readonly hasFailed: boolean;
  /** @param to where it stops; the end without it */
  play(from: number, to?: number): void;
  pause(): void;
  seek(ms: number): void;
  setSpeed(speed: number): void;
}

/** Plays a sound, or a part of it, and tells where it is. */
export function useSound(url: string | undefined): Sound {
  const [audio] = useState(() => new Audio());
  const [until] = useState<{ ms: number }>({ ms: Infinity });
  const [isPlaying, setPlaying] = useState(false);
  const [position, setPosition] = useState(0);
  const [durationMs, setDuration] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      const ms = audio.currentTime * 1000;
      setPosition(ms);
      if (ms >= until.ms) audio.pause();
      if (!audio.paused) frame = requestAnimationFrame(look);
    };
    const leave = new AbortController();
    const on = (name: string, listener: () => void) =>
      audio.addEventListener(name, listener, { signal: leave.signal });
    on('playing', () => {
      setPlaying(true);
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    on('pause', () => setPlaying(false));
    on('ended', () => setPlaying(false));
    on('durationchange', () => {
      if (Number.isFinite(audio.duration)) setDuration(audio.duration * 1000);
    });
    on('error', () => setFailed(true));
    if (url !== undefined) audio.src = url;
    return () => {
      leave.abort();
      cancelAnimationFrame(frame);
      audio.pause();
      audio.removeAttribute('src');
    };
  }, [audio, until, url]);

  const seek = useCallback(
    (ms: number) => {
      audio.currentTime = ms / 1000;
      setPosition(ms);
    },
    [audio],
  );
  return {
    isPlaying,
    position,
    durationMs,
    hasFailed,
    play(from, to = Infinity) {
      until.ms = to;
      seek(from);
      // A sound that cannot be played says so by its own event.
      audio.play().catch(() => undefined);
    },
    pause: () => audio.pause(),
    seek,
    setSpeed: (speed) => {
      audio.playbackRate = speed;
    },
  };
}
