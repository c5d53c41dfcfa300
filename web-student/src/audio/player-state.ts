import { createObservable } from '../core/observable.ts';
import type { PlayerMemory } from './memory.ts';
import type { PlayerState } from './player.ts';

export interface PlayerOptions {
  readonly track: string;
  /** Loads the question again for the current name of its track: a name expires while a page stays open. */
  readonly loadTrack: () => Promise<string | undefined>;
  readonly revision?: number | undefined;
  readonly isOnce: boolean;
  /** Otherwise nothing is fetched before it is played: a page of results has many recordings. */
  readonly isFetchedAhead: boolean;
  /** Seconds until it starts by itself; `undefined`: it waits for a press. */
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
    // A track that was playing when the page was reloaded has had its countdown.
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

/** @param storedVolume reads the volume that the student set */
export function createPlayerState(options: PlayerOptions, storedVolume: () => number) {
  const begun = () => begunState(options, storedVolume());
  const state = createObservable<PlayerState>(begun());
  return {
    begun,
    state,
    change: (part: Partial<PlayerState>) => state.set({ ...state.get(), ...part }),
  };
}
