import type { RolloutCounts, RolloutScope, Scorers } from '#domain/rescoring/scorer-rollouts.ts';

export interface RolloutInput {
  readonly rolloutId: string;
  readonly scorers: Scorers;
  readonly scope: RolloutScope;
  readonly correlationId: string;
  readonly from?: RolloutProgress;
  /** The steps after which the workflow continues as new. */
  readonly stepsInOneRun?: number;
}

export interface RolloutProgress extends RolloutCounts {
  readonly after?: string;
}

/** Repeatable: answers with a second score are skipped. */
export interface RolloutActivities {
  /** @returns the progress, and whether there are more */
  scoreAgain(
    input: RolloutInput,
    progress: RolloutProgress,
  ): Promise<{ readonly progress: RolloutProgress; readonly hasMore: boolean }>;
  finishRollout(input: RolloutInput, counts: RolloutCounts): Promise<void>;
}
