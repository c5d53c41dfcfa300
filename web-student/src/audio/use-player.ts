import { use, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { trackOf } from '#domain/question-types/recording.ts';
import type { QuestionView } from '#domain/question-types/registry.ts';
import type { Step } from '../mechanisms/screen.ts';
import { loadPlayer, loadedPlayer, type PlayerCode } from './load-player.ts';
import type { PlayerHandle, PlayerState } from './player.ts';

interface Use {
  /**
   * `practice`: all controls, starts after the reading time. `once`: as in the exam. `review`: all controls, starts on
   * a press.
   */
  readonly mode: 'practice' | 'once' | 'review';
  readonly revision?: number | undefined;
  /** Loads the question again, for a recording whose name expired while the page was open. */
  readonly loadAgain: () => Promise<QuestionView | undefined>;
  /** Background noise: the step `want_bg_noise`. */
  readonly hasNoise?: boolean | undefined;
  /** One name per sitting and question, so that a reload continues at the same position. Required with `once`. */
  readonly memoryKey?: string | undefined;
  readonly onStep?: ((step: Step) => void) | undefined;
}

/**
 * Returns undefined for a question without a recording; suspends while loading. Only `onStep` may change: key the
 * component by uid.
 */
export function usePlayer(view: QuestionView, options: Use): PlayerHandle | undefined {
  const track = trackOf(view);
  // Use loaded code directly: `use` would show a fallback first.
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
    // Without reading time, students start a practice recording themselves.
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
