import { useRef, useState } from 'react';
import { browserStore, storageKeys } from '../../core/storage.ts';

export const speeds = [0.8, 0.9, 1, 1.1, 1.2] as const;
/** Specification, document 1, section 9. */
const defaultVolume = 0.5;

function storedVolume(): number {
  const stored = Number.parseFloat(browserStore.get(storageKeys.volume) ?? '');
  return stored >= 0 && stored <= 1 ? stored : defaultVolume;
}

/** An `audio` element's state for React. `onOver` is called when it has ended, and when it cannot be played. */
export function useAudio(onOver: () => void) {
  const ref = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState(() => ({
    isPlaying: false,
    hasFailed: false,
    position: 0,
    duration: 0,
    speed: 1,
    volume: storedVolume(),
  }));
  const change = (part: Partial<typeof state>) => setState((now) => ({ ...now, ...part }));

  function fail() {
    change({ hasFailed: true, isPlaying: false });
    onOver();
  }
  async function play() {
    const audio = ref.current;
    if (!audio) return;
    audio.playbackRate = state.speed;
    audio.volume = state.volume;
    try {
      await audio.play();
    } catch (error) {
      // A pause before the first sound is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) fail();
    }
  }
  function rewind() {
    const audio = ref.current;
    if (audio) audio.currentTime = 0;
    change({ position: 0 });
  }

  return {
    ref,
    state,
    events: {
      onPlay: () => change({ isPlaying: true }),
      onPause: () => change({ isPlaying: false }),
      onEnded: () => {
        change({ isPlaying: false });
        onOver();
      },
      onError: fail,
      onTimeUpdate: () => change({ position: ref.current?.currentTime ?? 0 }),
      onLoadedMetadata: () => {
        const duration = ref.current?.duration ?? 0;
        change({ duration: Number.isFinite(duration) ? duration : 0, hasFailed: false });
      },
    },
    controls: {
      toggle() {
        if (state.isPlaying) ref.current?.pause();
        else void play();
      },
      restart() {
        rewind();
        void play();
      },
      stop() {
        ref.current?.pause();
        rewind();
      },
      setSpeed(speed: number) {
        if (ref.current) ref.current.playbackRate = speed;
        change({ speed });
      },
      setVolume(volume: number) {
        if (ref.current) ref.current.volume = volume;
        browserStore.set(storageKeys.volume, String(volume));
        change({ volume });
      },
    },
  };
}
