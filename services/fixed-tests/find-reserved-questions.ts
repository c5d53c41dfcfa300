import type { DrawnQuestion } from '#domain/sittings/clocks/set-clocks.ts';
import type { QuestionBank } from '../questions/question-bank.ts';

/** The current questions of a fixed test; undefined if one is no longer reserved. @throws StoreUnavailable */
export async function findReservedQuestions(
  bank: QuestionBank,
  uids: readonly string[],
): Promise<DrawnQuestion[] | undefined> {
  const found = await Promise.all(uids.map((uid) => bank.get(uid)));
  const kept = found.flatMap((question) => (question?.status === 'reserved' ? [question] : []));
  return kept.length === uids.length ? kept : undefined;
}
