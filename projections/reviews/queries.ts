import { sql } from 'kysely';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';

export interface DueCard {
  readonly uid: string;
  readonly type: TypeCode;
  readonly title: string;
  readonly free: boolean;
  /** ISO 8601, UTC. */
  readonly due: string;
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

/** The cards that are due by a moment, soonest first. @param until ISO 8601, UTC, with milliseconds; it counts too */
export async function listDue(
  db: ReadModelsDatabase,
  userId: string,
  until: string,
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
  /** All cards, due or not. */
  readonly scheduled: number;
  /** When the next one after that moment comes. */
  readonly nextDue: string | null;
}

export async function countReviews(
  db: ReadModelsDatabase,
  userId: string,
  until: string,
): Promise<ReviewCounts> {
  return await answerableCards(db, userId)
    .select([
      sql<number>`(count(*) filter (where reviews.due <= ${until}))::integer`.as('due'),
      sql<number>`count(*)::integer`.as('scheduled'),
      sql<string | null>`min(reviews.due) filter (where reviews.due > ${until})`.as('nextDue'),
    ])
    .executeTakeFirstOrThrow();
}
