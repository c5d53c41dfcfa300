import { use, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { trackOf } from '#domain/question-types/recording.ts';
import type { QuestionView } from '#domain/question-types/registry.ts';
import type { Step } from '../mechanisms/screen.ts';
import { loadPlayer, loadedPlayer, type PlayerCode } from './load-player.ts';
import type { PlayerHandle, PlayerState } from './player.ts';

interface Use {
  /**
   * `practice`: all controls, starts after the reading time. `once`: as in the exam. `review`: all controls, starts
   * when asked.
   */
  readonly mode: 'practice' | 'once' | 'review';
  /** The question's revision, so that the browser may keep the track for good. */
  readonly revision?: number | undefined;
  /** The question as the server tells it now, for a recording whose name has ended while the page was open. */
  readonly loadAgain: () => Promise<QuestionView | undefined>;
  /** Made noise in the background: the step `want_bg_noise`. */
  readonly hasNoise?: boolean | undefined;
  /** With it a reload goes on where it was: one name for each sitting and question. Needed with `once`. */
  readonly memoryKey?: string | undefined;
  readonly onStep?: ((step: Step) => void) | undefined;
}

/**
 * The player of a question's recording, `undefined` for none; suspends while loading. Only `onStep` may change: key it
 * by uid.
 */
export function usePlayer(view: QuestionView, options: Use): PlayerHandle | undefined {
  const track = trackOf(view);
  // What is there already is taken at once: React would show a fallback first.
  const code = track === undefined ? undefined : (loadedPlayer() ?? use(loadPlayer()));
  const [player] = useState(() =>
    code && track !== undefined ? playerOf(code, track, view, options) : undefined,
  );
  const report = useEffectEvent((step: Step) => options.onStep?.(step));
  useEffect(() => player?.attach((step) => report(step)), [player]);
  return player;
}

function playerOf(
  { createPlayer, createMemory }: PlayerCode,
  track: string,
  view: QuestionView,
  { mode, revision, loadAgain, hasNoise = false, memoryKey }: Use,
) {
  const { readTime, endsInBeep } = catalogue[view.type];
  return createPlayer({
    track,
    async loadTrack() {
      const now = await loadAgain();
      return now && trackOf(now);
    },
    revision,
    isOnce: mode === 'once',
    isFetchedAhead: mode !== 'review',
    // With nothing to read first, a student in practice starts it.
    startsIn: mode === 'once' || (mode === 'practice' && readTime > 0) ? readTime : undefined,
    hasNoise,
    hasBeep: endsInBeep,
    memory: memoryKey === undefined ? undefined : createMemory(memoryKey),
  });
}

const neverChanges = () => () => undefined;

export function usePlayerState(player: PlayerHandle): PlayerState;
export function usePlayerState(player: PlayerHandle | undefined): PlayerState | undefined;
export function usePlayerState(player: PlayerHandle | undefined): PlayerState | undefined {
  return useSyncExternalStore(player?.subscribe ?? neverChanges, () => player?.get());
}
