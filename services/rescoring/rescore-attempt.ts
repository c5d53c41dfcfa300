import { reject, type Decider } from '#domain/core/decider.ts';
import type { CommandContext, Journal } from '#domain/core/journal.ts';
import type { RejectionCode } from '#domain/core/rejection.ts';
import {
  questionAttemptCodec,
  questionAttemptDecider,
  questionAttemptStream,
  type QuestionAttempt,
  type QuestionAttemptEvent,
} from '#domain/practice/question-attempt.ts';
import { execute } from '../core/command-handler.ts';
import type { CorrectedQuestion } from './question-revisions.ts';

/**
 * Gives an attempt a second score by the corrected key. Nothing happens to one that has been scored by this key or a
 * newer one, or whose answer was erased.
 * @param attempt `at` is when the answer was given: ISO 8601, UTC
 * @returns whether there is a new score
 * @throws StoreUnavailable, RangeError where there is no such attempt
 */
export async function rescoreAttempt(
  { journal }: { readonly journal: Journal },
  { attemptId, at }: { readonly attemptId: string; readonly at: string },
  corrected: CorrectedQuestion,
  context: CommandContext,
): Promise<boolean> {
  const attempt = { attemptId, answeredAt: at };
  // Which revision was answered stands in the stream, so the command is made where the stream has been read.
  const decider: Decider<QuestionAttempt, 'rescore', QuestionAttemptEvent, RejectionCode> = {
    ...questionAttemptDecider,
    decide(_rescore, state) {
      if (state.status === 'open') return reject('not_found');
      const answered = corrected.of(state.questionVersion);
      const command = { type: 'rescoreAnswer', ...attempt, answered, ...corrected.correction } as const;
      return questionAttemptDecider.decide(command, state);
    },
  };
  const rescored = await execute(journal, {
    decider,
    codec: questionAttemptCodec,
    stream: questionAttemptStream(attemptId),
    context,
    commands: ['rescore'],
  });
  if ('rejected' in rescored) throw new RangeError(`The attempt ${attemptId}: ${rescored.rejected}`);
  return rescored.changed && !rescored.replayed;
}
