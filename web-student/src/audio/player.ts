import type { TimelineStep } from '#domain/practice/timeline.ts';
import type { Observable } from '../core/observable.ts';

/** The speeds of the player: specification, document 1, section 2. */
export const speeds = [0.8, 0.9, 1, 1.1, 1.2] as const;

export interface PlayerState {
  /**
   * `counting`: seconds are counted down before it starts. `ready`: it waits for a press. `failed`: it cannot be
   * played, and `retry` asks for it anew.
   */
  readonly phase: 'counting' | 'ready' | 'playing' | 'paused' | 'ended' | 'failed';
  /** While `counting`. */
  readonly secondsToStart: number;
  /** Seconds; the duration is 0 until it is known. */
  readonly position: number;
  readonly duration: number;
  readonly speed: number;
  /** 0 to 1. */
  readonly volume: number;
  /** It plays, but the sound has not come yet. */
  readonly isLoading: boolean;
  /** It was heard to its end once, or cannot be played: what waits for the end (`waitAudioDidEnd`) may go on. */
  readonly isOver: boolean;
  /** The browser wants a press before there is sound. */
  readonly needsPress: boolean;
}

/** Told of `played` and `paused`. */
export type OnStep = (step: Pick<TimelineStep, 'act'>) => void;

/** A recording that is played: its state to follow, and what can be done with it. */
export interface PlayerHandle extends Pick<Observable<PlayerState>, 'get' | 'subscribe'> {
  /** Heard once, without any way back: tests. */
  readonly isOnce: boolean;
  /** Ends the countdown, where there is one, and plays. */
  play(): void;
  pause(): void;
  toggle(): void;
  /** Plays from the beginning. */
  restart(): void;
  /** Stands still at the beginning. */
  stop(): void;
  /** @param seconds from the beginning of the track */
  seek(seconds: number): void;
  /** @param ms milliseconds from the beginning of the track */
  playFrom(ms: number): void;
  setSpeed(speed: number): void;
  setVolume(volume: number): void;
  /** After a failure. */
  retry(): void;
  /** As at the start, with the countdown again: the same question tried again. */
  reset(): void;
}
