import { fold } from '#domain/core/events/stream.ts';
import { creditFor, paidCategoryOf } from '#domain/mock-tests/may-start.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import type { AnswerCreditKind, TestCreditKind } from '#domain/credits/credit-kinds.ts';
import { entryOfSitting } from '#domain/credits/credit-ledger.ts';
import { minuteMs } from '#domain/core/durations.ts';
import { personIn } from '#projections/progress/person.ts';
import type pg from 'pg';
import type { Instant } from '#domain/core/instant.ts';
import type { CreditDependencies } from './credit-account.ts';
import { returnCreditForAnswer } from './credits.ts';
import { returnCreditForSitting } from './test-credits.ts';
import { derivedId } from '../core/ids.ts';

/** Senders retry within seconds and give up within minutes. */
const patienceMs = 10 * minuteMs;
const mostAtOnce = 200;

type Unanswered = { readonly user_id: string | null; readonly visitor_id: string | null } & (
  | {
      readonly entry_id: string;
      readonly kind: AnswerCreditKind;
      readonly uid: string;
      readonly mock_test_id: null;
    }
  | { readonly entry_id: string; readonly kind: TestCreditKind; readonly mock_test_id: string }
);

/** Returns credits of answers and sittings that never arrived; late ones pay again. @returns how many @throws StoreUnavailable */
export async function settleCredits(
  dependencies: CreditDependencies & { readonly pool: pg.Pool },
  now: Instant,
): Promise<number> {
  const { journal, pool } = dependencies;
  const before = new Date(Date.parse(now) - patienceMs).toISOString();
  const { rows } = await pool.query<Unanswered>(
    `select entry_id, uid, mock_test_id, kind, user_id, visitor_id from read_models.credits
     where status = 'spent' and at < $1 order by at limit ${mostAtOnce}`,
    [before],
  );
  let settled = 0;
  for (const row of rows) {
    const { entry_id: entry, user_id: userId, visitor_id: visitorId } = row;
    const person = personIn({ userId, visitorId });
    if (!person) continue;
    const commandId = derivedId('housekeeping', entry, 'settle');
    const context = {
      commandId,
      correlationId: commandId,
      actor: { kind: 'system', id: 'housekeeping' },
      at: now,
    } as const;
    if (row.mock_test_id !== null) {
      const { kind, mock_test_id: mockTestId } = row;
      const sessionId = entry.slice(entryOfSitting({ kind, sessionId: '' }).length);
      if (userId === null || (await isPaidBy(kind, journal, sessionId, userId))) continue;
      const given = { kind, sessionId, mockTestId, cause: 'sitting_missing' } as const;
      await returnCreditForSitting(dependencies, userId, given, context);
    } else {
      const name = questionAttemptStream.nameOf(entry);
      if ((await journal.read(questionAttemptStream, name, { maxCount: 1 })).length > 0) continue;
      const { kind, uid } = row;
      const given = { kind, attemptId: entry, uid, cause: 'answer_missing' } as const;
      await returnCreditForAnswer(dependencies, person, given, context);
    }
    settled += 1;
  }
  return settled;
}

/** Whether the sitting was paid with a credit of the kind: otherwise the spent credit is owed. */
async function isPaidBy(
  kind: TestCreditKind,
  journal: Journal,
  sessionId: string,
  userId: string,
): Promise<boolean> {
  const events = await journal.read(mockTestStream, mockTestStream.nameOf(sessionId), { maxCount: 1 });
  const sitting = fold(mockTestStream, events);
  if (sitting.status === 'not_started' || sitting.test.userId !== userId) return false;
  return sitting.test.paidBy === 'credit' && creditFor[paidCategoryOf(sitting.test)] === kind;
}
