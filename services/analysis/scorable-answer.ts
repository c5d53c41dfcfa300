import type { CommandContext } from '#domain/core/events/journal.ts';
import type { Score } from '#domain/scoring/score.ts';
import type { SecondScore } from '#domain/scoring/second-score.ts';
import type { CreditDependencies } from '../credits/credit-account.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { Accepted } from '../core/handle.ts';
import type { AnswerToScore } from './answer-to-score.ts';

/** Whose score an analysis is to find: an answer in practice, or one in a timed test. */
export type AnalysisSubject =
  | { readonly attemptId: string }
  | { readonly sessionId: string; readonly uid: string };

export type AnswerDependencies = Pick<Dependencies, 'journal' | 'bank' | 'files'> &
  CreditDependencies & { readonly readModels: Pick<Dependencies['readModels'], 'db' | 'waitFor'> };

type Outcome = Promise<Pick<Accepted<unknown>, 'changed'> | { readonly rejected: string }>;

/** An answer that an analysis scores; what is recorded twice changes nothing. All throw StoreUnavailable. */
export interface AnalysedAnswer {
  /** Nothing where it was erased with the account and no score is needed. @throws Defect where it is none */
  read(): Promise<AnswerToScore | undefined>;
  recordScore(score: Score, context: CommandContext): Outcome;
  /** The answer for a newer scorer; nothing where it was left out, or is erased. @throws Defect where it is none */
  readAgain(): Promise<AnswerToScore | undefined>;
  /** Adds a score by a newer version of the scorer beside the first one, which counts. */
  recordSecondScore(second: SecondScore, context: CommandContext): Outcome;
  recordFailure(reason: string, context: CommandContext): Outcome;
}
