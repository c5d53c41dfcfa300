export interface RescoringInput {
  readonly uid: string;
  readonly revision: number;
  readonly position: string;
  readonly correlationId: string;
  readonly from?: RescoringPlace;
  /** The steps after which the workflow continues as new; by default hardly reached. */
  readonly stepsInOneRun?: number;
}

export interface RescoringPlace {
  /** The second round covers answers that arrived during the first. */
  readonly round: 1 | 2;
  readonly list: 'attempts' | 'sittings';
  readonly after?: string;
  readonly failed: number;
}

export interface RescoringProgress {
  readonly after?: string;
  readonly rescored: number;
  /** Answers with a permanent failure. */
  readonly failed: number;
}

/** Repeatable: rescored answers are skipped. */
export interface RescoringActivities {
  untilSeen(input: RescoringInput): Promise<void>;
  untilCaughtUp(): Promise<void>;
  rescoreAttempts(input: RescoringInput, after?: string): Promise<RescoringProgress>;
  rescoreSittings(input: RescoringInput, after?: string): Promise<RescoringProgress>;
}
