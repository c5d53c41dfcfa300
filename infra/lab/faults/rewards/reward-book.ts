export interface Answered {
  readonly surveyId: string;
  readonly userId: string;
}

/** Acknowledged acts of students and admin, and unexpected observations. */
export interface RewardBook {
  readonly completed: Answered[];
  readonly discarded: Answered[];
  readonly surprises: string[];
}
