import { Defect } from '#domain/core/defect.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import type { Instant } from '#domain/core/instant.ts';
import { questionAttemptStream, rescoreAnswer } from '#domain/practice/question-attempt.ts';
import { handle } from '../core/handle.ts';
import type { CorrectedQuestion } from './question-revisions.ts';

/**
 * Rescores an attempt by the corrected key, unless done or erased.
 * @param attempt `at`: when it was answered
 * @returns whether there is a new score
 * @throws StoreUnavailable, Defect for an unknown attempt
 */
export async function rescoreAttempt(
  { journal }: { readonly journal: Journal },
  { attemptId, at }: { readonly attemptId: string; readonly at: Instant },
  { of: questionIn, correction }: CorrectedQuestion,
  context: CommandContext,
): Promise<boolean> {
  const rescored = await handle(journal, questionAttemptStream, attemptId, context, (attempt) =>
    rescoreAnswer(attempt, { attemptId, answeredAt: at, questionIn, ...correction }),
  );
  if ('rejected' in rescored) throw new Defect(`The attempt ${attemptId}: ${rescored.rejected}`);
  return rescored.changed && !rescored.replayed;
}
