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

/** The cards of questions that can be answered: a retired one waits until it is published again. */
function answerableCards(db: ReadModelsDatabase, userId: string) {
  return db
    .selectFrom('reviews')
    .innerJoin('questions', 'questions.uid', 'reviews.uid')
    .where('reviews.userId', '=', userId)
    .where('reviews.due', 'is not', null)
    .where('questions.status', '=', 'published');
}

/** The cards that are due by a moment, soonest first. @param until counts too */
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
  /** By the moment asked for. */
  readonly due: number;
  readonly scheduled: number;
  /** When the next one after that moment comes. */
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

/** When a user's cards come back, soonest first. */
export async function listDueTimes(db: ReadModelsDatabase, userId: string): Promise<Instant[]> {
  const cards = await answerableCards(db, userId)
    .select((eb) => eb.ref('reviews.due').$notNull().as('due'))
    .orderBy('reviews.due')
    .execute();
  return cards.map(({ due }) => due);
}

/** How many cards were reviewed since a moment: answered again after it, and before it too. */
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
