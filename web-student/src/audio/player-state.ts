import { createObservable } from '../core/observable.ts';
import type { PlayerMemory } from './memory.ts';
import type { PlayerState } from './player.ts';

export interface PlayerOptions {
  readonly track: string;
  /** Reloads the question for the current name of its track, because names expire while a page stays open. */
  readonly loadTrack: () => Promise<string | undefined>;
  readonly revision?: number | undefined;
  readonly isOnce: boolean;
  /** If false, nothing is fetched before it plays: a page of results has many recordings. */
  readonly isFetchedAhead: boolean;
  /** Seconds until it starts by itself; undefined waits for a press. */
  readonly startsIn: number | undefined;
  readonly hasNoise: boolean;
  readonly hasBeep: boolean;
  readonly memory: PlayerMemory | undefined;
}

function begunState({ isOnce, startsIn, memory }: PlayerOptions, volume: number): PlayerState {
  const heard = memory?.read();
  const isHeard = isOnce && heard?.isOver === true;
  return {
    phase: isHeard ? 'ended' : startsIn === undefined ? 'ready' : 'counting',
    // A track that was playing before the reload had its countdown already.
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

export function createPlayerState(options: PlayerOptions, storedVolume: () => number) {
  const begun = () => begunState(options, storedVolume());
  const state = createObservable<PlayerState>(begun());
  return {
    begun,
    state,
    change: (part: Partial<PlayerState>) => state.set({ ...state.get(), ...part }),
  };
}
