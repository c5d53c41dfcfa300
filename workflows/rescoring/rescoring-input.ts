export interface RescoringInput {
  readonly uid: string;
  /** Of the question, made by the correction. */
  readonly revision: number;
  readonly position: string;
  readonly correlationId: string;
  /** Where a run that continues another one takes over. */
  readonly from?: RescoringPlace;
  /** After how many steps another run takes over; by default so many that hardly any question needs a second run. */
  readonly stepsInOneRun?: number;
}

export interface RescoringPlace {
  /** The second one is for the answers that were on their way in the first. */
  readonly round: 1 | 2;
  readonly list: 'attempts' | 'sittings';
  /** The last id that was looked at; absent at the beginning of a list. */
  readonly after?: string;
  /** How many could not be scored again in this round. */
  readonly failed: number;
}

export interface RescoringProgress {
  /** The last id that was looked at; absent when there are no more. */
  readonly after?: string;
  /** How many were given a new score. */
  readonly rescored: number;
  /** How many could not be scored again, for a reason that another try will not mend. */
  readonly failed: number;
}

/** Each is a step that may be done again: what has its second score is passed over. */
export interface RescoringActivities {
  /** Settles once the lists of attempts and sittings show all that was stored before the correction. */
  untilSeen(input: RescoringInput): Promise<void>;
  /** Settles once they show all that was stored before this call. */
  untilCaughtUp(): Promise<void>;
  /** Scores some hundreds of attempts again, after the one with this id. */
  rescoreAttempts(input: RescoringInput, after?: string): Promise<RescoringProgress>;
  /** Scores some hundreds of sittings again, after the one with this id. */
  rescoreSittings(input: RescoringInput, after?: string): Promise<RescoringProgress>;
}
