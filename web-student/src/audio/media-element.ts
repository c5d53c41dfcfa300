import type { Observable } from '../core/observable.ts';
import type { OnStep, PlayerState } from './player.ts';
import type { Sounds } from './sounds.ts';

export type MediaElement = Pick<
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

interface Follower {
  readonly isOnce: boolean;
  readonly hasNoise: boolean;
  readonly hasBeep: boolean;
  readonly state: Observable<PlayerState>;
  readonly change: (part: Partial<PlayerState>) => void;
  readonly sounds: Sounds;
  readonly remember: (isOver: boolean) => void;
  readonly onPlay: () => void;
  readonly onStep: OnStep;
  readonly onError: () => void;
}

export function followMedia(element: MediaElement, follower: Follower, signal: AbortSignal): void {
  const { state, change, sounds, remember, onStep } = follower;
  const on = (name: keyof HTMLMediaElementEventMap, action: () => void) =>
    element.addEventListener(name, action, { signal });
  on('play', () => {
    follower.onPlay();
    change({ phase: 'playing', needsPress: false });
    onStep({ act: 'played' });
  });
  on('playing', () => {
    change({ isLoading: false });
    if (follower.hasNoise) sounds.startNoise(state.get().volume);
  });
  on('waiting', () => change({ isLoading: true }));
  on('pause', () => {
    sounds.stopNoise();
    // Browsers also fire `pause` at the end, just before `ended`.
    if (element.ended) return;
    change({ phase: element.currentTime === 0 ? 'ready' : 'paused', isLoading: false });
    onStep({ act: 'paused' });
  });
  on('ended', () => {
    sounds.stopNoise();
    if (follower.hasBeep) sounds.beep(state.get().volume);
    remember(true);
    change({ phase: 'ended', isLoading: false, isOver: true, position: state.get().duration });
  });
  on('timeupdate', () => {
    if (element.ended) return;
    change({ position: element.currentTime });
    if (follower.isOnce) remember(false);
  });
  on('durationchange', () => {
    change({ duration: Number.isFinite(element.duration) ? element.duration : 0 });
  });
  on('error', follower.onError);
}
