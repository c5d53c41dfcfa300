import { sql } from 'kysely';
import type { FieldOf, ListQuery } from '#domain/core/admin-resource.ts';
import { noFigures, partsByThirds, pointsByPlace } from '#domain/questions/figures.ts';
import type {
  adminQuestionFigures,
  QuestionFigures,
  WholeQuestionFigures,
} from '#domain/questions/figures-contract.ts';
import { selectPage, type Page } from '../core/tables/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';

const source = {
  view: sql`(
    select uid as id, type, answers, right_share, share, seconds, discrimination, place,
      sqrt(variance) as standard_error, flags
    from read_models.question_figures where kind = 'question' and answers > 0
  ) question_figures`,
  columns: {
    id: 'id',
    type: 'type',
    answers: 'answers',
    rightShare: 'rightShare',
    share: 'share',
    seconds: 'seconds',
    discrimination: 'discrimination',
    place: 'place',
    standardError: 'standardError',
    flags: 'flags',
  } satisfies Readonly<Record<FieldOf<typeof adminQuestionFigures>, string>>,
  lists: ['flags'],
  key: 'id',
  searched: ['id'],
};

/** Questions with answers that count. */
export async function listQuestionFigures(
  db: ReadModelsDatabase,
  page: ListQuery,
): Promise<Page<QuestionFigures>> {
  return await selectPage<QuestionFigures>(db, source, page);
}

/** A question's row with the shares of its parts: right ones first, then by frequency. */
export async function completeQuestionFigures(
  db: ReadModelsDatabase,
  row: QuestionFigures,
): Promise<WholeQuestionFigures> {
  const { figures } = await db
    .selectFrom('question_figures')
    .select('figures')
    .where('kind', '=', 'question')
    .where('uid', '=', row.id)
    .executeTakeFirstOrThrow();
  const known = figures ?? noFigures;
  const { right, months } = known;
  const parts = partsByThirds(known).toSorted(
    (one, other) => Number(other.isRight) - Number(one.isRight) || other.all - one.all,
  );
  return {
    ...row,
    right,
    parts,
    places: pointsByPlace(known),
    months: Object.entries(months)
      .map(([month, { answers, shares }]) => ({ month, answers, share: shares / answers }))
      .toSorted((one, other) => (one.month < other.month ? -1 : 1)),
  };
}
