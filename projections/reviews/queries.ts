import { sql } from 'kysely';
import type { Instant } from '#domain/core/instant.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';

export interface DueCard {
  readonly uid: string;
  readonly type: TypeCode;
  readonly title: string;
  readonly free: boolean;
  readonly due: Instant;
  readonly lapses: number;
}

/** A retired question's card waits until its republication. */
function answerableCards(db: ReadModelsDatabase, userId: string) {
  return db
    .selectFrom('reviews')
    .innerJoin('questions', 'questions.uid', 'reviews.uid')
    .where('reviews.userId', '=', userId)
    .where('reviews.due', 'is not', null)
    .where('questions.status', '=', 'published');
}

export async function listDue(
  db: ReadModelsDatabase,
  userId: string,
  until: Instant,
  limit: number,
): Promise<DueCard[]> {
  return await answerableCards(db, userId)
    .select(['reviews.uid', 'questions.type', 'questions.title', 'questions.free', 'reviews.lapses'])
    .select((eb) => eb.ref('reviews.due').$notNull().as('due'))
    .where('reviews.due', '<=', until)
    .orderBy('reviews.due')
    .orderBy('reviews.uid')
    .limit(limit)
    .execute();
}

export interface ReviewCounts {
  /** By the given moment. */
  readonly due: number;
  readonly scheduled: number;
  /** The first due time after that moment. */
  readonly nextDue: Instant | null;
}

export async function countReviews(
  db: ReadModelsDatabase,
  userId: string,
  until: Instant,
): Promise<ReviewCounts> {
  return await answerableCards(db, userId)
    .select([
      sql<number>`(count(*) filter (where reviews.due <= ${until}))::integer`.as('due'),
      sql<number>`count(*)::integer`.as('scheduled'),
      sql<string | null>`min(reviews.due) filter (where reviews.due > ${until})`.as('nextDue'),
    ])
    .executeTakeFirstOrThrow();
}

/** A user's due times, earliest first. */
export async function listDueTimes(db: ReadModelsDatabase, userId: string): Promise<Instant[]> {
  const cards = await answerableCards(db, userId)
    .select((eb) => eb.ref('reviews.due').$notNull().as('due'))
    .orderBy('reviews.due')
    .execute();
  return cards.map(({ due }) => due);
}

/** Cards reviewed since a moment: answered after it, and before it too. */
export async function countReviewed(db: ReadModelsDatabase, userId: string, since: Instant): Promise<number> {
  const { reviewed } = await db
    .selectFrom('attempts as again')
    .innerJoin('reviews', (join) =>
      join.onRef('reviews.userId', '=', 'again.userId').onRef('reviews.uid', '=', 'again.uid'),
    )
    .select(sql<number>`count(distinct again.uid)::integer`.as('reviewed'))
    .where('again.userId', '=', userId)
    .where('again.at', '>=', since)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('attempts as before')
          .select('before.attemptId')
          .whereRef('before.userId', '=', 'again.userId')
          .whereRef('before.uid', '=', 'again.uid')
          .where('before.at', '<', since),
      ),
    )
    .executeTakeFirstOrThrow();
  return reviewed;
}
