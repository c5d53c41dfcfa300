/** Answers to a survey by a student. */
export interface Answered {
  readonly surveyId: string;
  readonly userId: string;
}

/** What was acknowledged to students and to the admin, and what they met that must not be. */
export interface RewardBook {
  readonly completed: Answered[];
  /** The admin discarded these answers. */
  readonly discarded: Answered[];
  readonly surprises: string[];
}
