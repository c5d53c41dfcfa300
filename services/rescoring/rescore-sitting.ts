import { Defect } from '#domain/core/defect.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import type { MockTestAttempt } from '#domain/sittings/mock-test-attempt.ts';
import { rescoreQuestion } from '#domain/sittings/scores/mock-test-scores.ts';
import type { Dependencies } from '../dependencies.ts';
import { onSitting } from '../sittings/commands.ts';
import { readSitting } from '../sittings/read-sitting.ts';
import type { CorrectedQuestion } from './question-revisions.ts';

/**
 * Rescores a question of a sitting, unless done, erased or without result yet.
 * @returns whether there is a new score
 * @throws StoreUnavailable, Defect for an unknown sitting
 */
export async function rescoreSitting(
  dependencies: Pick<Dependencies, 'journal'>,
  sessionId: string,
  { of: questionIn, correction }: CorrectedQuestion,
  context: CommandContext,
): Promise<boolean> {
  const sitting = await readSitting(dependencies.journal, sessionId);
  if (!sitting) throw new Defect(`Unknown sitting ${sessionId}`);
  if (sitting.state.status !== 'scored') return false;
  const rescore = (state: MockTestAttempt) => rescoreQuestion(state, { questionIn, ...correction });
  const rescored = await onSitting(dependencies, sessionId, context, rescore, { seen: sitting });
  if ('rejected' in rescored) throw new Defect(`The sitting ${sessionId}: ${rescored.rejected}`);
  return rescored.changed && !rescored.replayed;
}
