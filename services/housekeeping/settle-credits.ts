import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import type { CreditKind } from '#domain/credits/credit-kinds.ts';
import { minuteMs } from '#domain/core/durations.ts';
import { personIn } from '#projections/progress/person.ts';
import type pg from 'pg';
import type { CreditDependencies } from '../credits/credit-account.ts';
import { giveBack } from '../credits/credits.ts';
import { derivedId } from '../core/ids.ts';

/** Who sends an answer tries again within seconds, and gives up within minutes. */
const patienceMs = 10 * minuteMs;
const mostAtOnce = 200;

interface Unanswered {
  readonly attempt_id: string;
  readonly uid: string;
  readonly kind: CreditKind;
  readonly user_id: string | null;
  readonly visitor_id: string | null;
}

/**
 * Gives back the credits that were spent for answers that never came in, for the process that took them died between
 * the two. The read model tells which may be due, the attempt's stream decides. An answer that comes after all, under
 * the same id, is paid for anew.
 * @param now ISO 8601, UTC
 * @returns how many were given back
 * @throws StoreUnavailable
 */
export async function settleCredits(
  dependencies: CreditDependencies & { readonly pool: pg.Pool },
  now: string,
): Promise<number> {
  const { journal, pool } = dependencies;
  const before = new Date(Date.parse(now) - patienceMs).toISOString();
  const { rows } = await pool.query<Unanswered>(
    `select entry_id as attempt_id, uid, kind, user_id, visitor_id from read_models.credits
     where status = 'spent' and at < $1 order by at limit ${mostAtOnce}`,
    [before],
  );
  let settled = 0;
  for (const { attempt_id: attemptId, uid, kind, user_id: userId, visitor_id: visitorId } of rows) {
    const person = personIn({ userId, visitorId });
    const answered = await journal.read(questionAttemptStream, questionAttemptStream.nameOf(attemptId), {
      maxCount: 1,
    });
    if (!person || answered.length > 0) continue;
    const commandId = derivedId('housekeeping', attemptId, 'settle');
    const context = {
      commandId,
      correlationId: commandId,
      actor: { kind: 'system', id: 'housekeeping' },
      at: now,
    } as const;
    await giveBack(dependencies, person, { kind, attemptId, uid, cause: 'answer_missing' }, context);
    settled += 1;
  }
  return settled;
}
