import type { Score } from '../../scoring/score.ts';
import type { SecondScore } from '../../scoring/second-score.ts';

export interface ScoredQuestion {
  readonly uid: string;
  readonly score: Score;
  /** Set if the score came after the result. */
  readonly isLate?: true;
  readonly correction?: {
    readonly first: Score;
    readonly revision: number;
    readonly reason: string;
  };
  readonly secondScores?: readonly SecondScore[];
  readonly isNoticeRequested?: true;
}

export interface UnscoredQuestion {
  readonly uid: string;
  readonly failure: string;
}

export type QuestionResult = ScoredQuestion | UnscoredQuestion;
