import type { Score } from '../../scoring/score.ts';
import type { SecondScore } from '../../scoring/second-score.ts';

export interface ScoredQuestion {
  readonly uid: string;
  readonly score: Score;
  /** There where the result was recorded without it: it came later. */
  readonly isLate?: true;
  /** There when the key was corrected after the test: what was scored at first, and why it changed. */
  readonly correction?: {
    readonly first: Score;
    readonly revision: number;
    readonly reason: string;
  };
  /** By newer versions of the scorer, oldest first; none of them counts. */
  readonly secondScores?: readonly SecondScore[];
  readonly isNoticeRequested?: true;
}

export interface UnscoredQuestion {
  readonly uid: string;
  readonly failure: string;
}

export type QuestionResult = ScoredQuestion | UnscoredQuestion;
