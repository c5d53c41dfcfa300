import type { CommandContext, Journal } from '#domain/core/journal.ts';
import { rescoreCommand, sendToSitting } from '../mock-tests/commands.ts';
import { readSitting } from '../mock-tests/read-sitting.ts';
import type { CorrectedQuestion } from './question-revisions.ts';

/**
 * Gives a question of a sitting a second score by the corrected key, and the sitting its new points. Nothing happens
 * to one that has it or whose answer was erased, and to one that is still without its result, with which it gets both.
 * @returns whether there is a new score
 * @throws StoreUnavailable, RangeError where there is no such sitting
 */
export async function rescoreSitting(
  deps: { readonly journal: Journal },
  sessionId: string,
  corrected: CorrectedQuestion,
  context: CommandContext,
): Promise<boolean> {
  const sitting = await readSitting(deps.journal, sessionId);
  if (!sitting) throw new RangeError(`There is no sitting ${sessionId}`);
  if (sitting.state.status !== 'scored') return false;
  const asked = sitting.state.test.questions.find(({ uid }) => uid === corrected.correction.question.uid);
  const command = asked && rescoreCommand(asked, corrected);
  if (!command) return false;
  const rescored = await sendToSitting(deps, sessionId, [command], context);
  if ('rejected' in rescored) throw new RangeError(`The sitting ${sessionId}: ${rescored.rejected}`);
  return rescored.changed && !rescored.replayed;
}
