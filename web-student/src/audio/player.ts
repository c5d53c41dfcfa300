import type { TimelineStep } from '#domain/practice/timeline.ts';
import type { Observable } from '../core/observable.ts';

export const speeds = [0.8, 0.9, 1, 1.1, 1.2] as const;

export interface PlayerState {
  /**
   * `counting`: counts down to the start. `ready`: waits for a press. `failed`: cannot play; `retry` fetches it again.
   */
  readonly phase: 'counting' | 'ready' | 'playing' | 'paused' | 'ended' | 'failed';
  readonly secondsToStart: number;
  /** In seconds; the duration is 0 until it is known. */
  readonly position: number;
  readonly duration: number;
  readonly speed: number;
  readonly volume: number;
  readonly isLoading: boolean;
  /** It played to the end once, or failed: controls that wait for the end (`waitAudioDidEnd`) are available. */
  readonly isOver: boolean;
  readonly needsPress: boolean;
}

export type OnStep = (step: Pick<TimelineStep, 'act'>) => void;

export interface PlayerHandle extends Pick<Observable<PlayerState>, 'get' | 'subscribe'> {
  /** Plays once and cannot go back: tests. */
  readonly isOnce: boolean;
  play(): void;
  pause(): void;
  toggle(): void;
  restart(): void;
  stop(): void;
  seek(seconds: number): void;
  /** @param ms milliseconds from the beginning of the track */
  playFrom(ms: number): void;
  setSpeed(speed: number): void;
  setVolume(volume: number): void;
  retry(): void;
  reset(): void;
}
