import { sql } from 'kysely';
import type { Instant } from '#domain/core/instant.ts';
import type { DayFigures } from '#domain/support/installation-contract.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';

/** @param stretch `until` is exclusive */
export async function countDay(
  db: ReadModelsDatabase,
  { from, until }: { readonly from: string; readonly until: Instant },
): Promise<DayFigures> {
  const count = sql<number>`count(*)::integer`.as('count');
  const answered = db.selectFrom('attempts').where('at', '>=', from).where('at', '<', until);
  const started = db.selectFrom('sittings').where('startedAt', '>=', from).where('startedAt', '<', until);
  const active = answered
    .select('userId')
    .where('userId', 'is not', null)
    .union(started.select('userId'))
    .as('active');
  const [students, answers, sittings, registrations] = await Promise.all([
    db.selectFrom(active).select(count).executeTakeFirstOrThrow(),
    answered.select(count).executeTakeFirstOrThrow(),
    started.select(count).executeTakeFirstOrThrow(),
    db
      .selectFrom('accounts')
      .select(count)
      .where('registeredAt', '>=', from)
      .where('registeredAt', '<', until)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    students: students.count,
    answers: answers.count,
    sittings: sittings.count,
    registrations: registrations.count,
  };
}
