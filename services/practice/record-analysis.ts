import type { CommandContext, Journal } from '#domain/core/journal.ts';
import { failAnalysis, questionAttemptStream, recordScore } from '#domain/practice/question-attempt.ts';
import type { Score } from '#domain/scoring/score.ts';
import { handle } from '../core/handle.ts';
import { createQuestionBank } from '../questions/question-bank.ts';

interface Attempt {
  readonly attemptId: string;
  readonly uid: string;
  readonly revision: number;
}

/** Gives an attempt the score that an analysis came to. @throws StoreUnavailable */
export async function recordAnalysisScore(
  journal: Journal,
  { attemptId, uid, revision }: Attempt,
  score: Score,
  context: CommandContext,
) {
  const question = await createQuestionBank(journal).getRevision(uid, revision);
  return await handle(journal, questionAttemptStream, attemptId, context, (attempt) =>
    recordScore(attempt, { attemptId, question, score }),
  );
}

/** Says that no score could be found for an attempt. @throws StoreUnavailable */
export async function recordAnalysisFailure(
  journal: Journal,
  { attemptId }: Attempt,
  reason: string,
  context: CommandContext,
) {
  return await handle(journal, questionAttemptStream, attemptId, context, (attempt) =>
    failAnalysis(attempt, { attemptId, reason }),
  );
}
