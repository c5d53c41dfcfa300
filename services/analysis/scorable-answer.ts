import type { CommandContext } from '#domain/core/events/journal.ts';
import type { Score } from '#domain/scoring/score.ts';
import type { SecondScore } from '#domain/scoring/second-score.ts';
import type { CreditDependencies } from '../credits/credit-account.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Accepted } from '../core/handle.ts';
import type { AnswerToScore } from './answer-to-score.ts';

export type AnalysisSubject =
  | { readonly attemptId: string }
  | { readonly sessionId: string; readonly uid: string };

export type AnswerDependencies = Pick<Dependencies, 'journal' | 'bank' | 'files'> &
  CreditDependencies & { readonly readModels: Pick<Dependencies['readModels'], 'db' | 'waitFor'> };

/** From the composition root. */
export type FindAnswer = (subject: AnalysisSubject) => AnalysedAnswer;

type Outcome = Promise<Pick<Accepted<unknown>, 'changed'> | { readonly rejected: string }>;

/** Idempotent. All methods throw StoreUnavailable. */
export interface AnalysedAnswer {
  /** Undefined if it was erased with the account. @throws Defect if it does not exist */
  read(): Promise<AnswerToScore | undefined>;
  recordScore(score: Score, context: CommandContext): Outcome;
  /** For a newer scorer; undefined if it was omitted or erased. @throws Defect if it does not exist */
  readAgain(): Promise<AnswerToScore | undefined>;
  /** Adds a score by a newer scorer version; the first score still counts. */
  recordSecondScore(second: SecondScore, context: CommandContext): Outcome;
  recordFailure(reason: string, context: CommandContext): Outcome;
}
