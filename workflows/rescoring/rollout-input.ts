import type { RolloutCounts, RolloutScope, Scorers } from '#domain/rescoring/scorer-rollouts.ts';

export interface RolloutInput {
  readonly rolloutId: string;
  readonly scorers: Scorers;
  readonly scope: RolloutScope;
  readonly correlationId: string;
  /** Where a run that continues another one takes over. */
  readonly from?: RolloutProgress;
  /** After how many steps another run takes over. */
  readonly stepsInOneRun?: number;
}

export interface RolloutProgress extends RolloutCounts {
  /** Position of the last answer that was looked at; absent at the beginning. */
  readonly after?: string;
}

/** Each is a step that may be done again: an answer that has its second score is passed over. */
export interface RolloutActivities {
  /** Scores some answers again. @returns how far it came, and whether there are more */
  scoreAgain(
    input: RolloutInput,
    progress: RolloutProgress,
  ): Promise<{ readonly progress: RolloutProgress; readonly hasMore: boolean }>;
  finishRollout(input: RolloutInput, counts: RolloutCounts): Promise<void>;
}
