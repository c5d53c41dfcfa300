import type { QuestionSort } from '#domain/questions/contract.ts';
import { adminQuestionFigures } from '#domain/questions/figures-contract.ts';
import type { ReadModelsDatabase } from '#projections/core/read-models.ts';
import type { Person } from '#projections/progress/person.ts';
import { selectProgress } from '#projections/progress/queries.ts';
import { listQuestionFigures } from '#projections/question-figures/queries.ts';
import {
  countExercises,
  listPredicted,
  listQuestions,
  listReserved,
  selectNeighbours,
  selectNextNotDone,
  type Selection,
} from '#projections/questions/queries.ts';

/** One named query that a student's screens send to the read models. */
export interface Asked {
  readonly name: string;
  readonly ask: (db: ReadModelsDatabase) => Promise<unknown>;
}

const sortFields = ['uid', 'title', 'difficulty', 'answered', 'lastPercent', 'chance'] as const;
export const sorts: readonly QuestionSort[] = sortFields.flatMap((field) => [
  { field, order: 'asc' } as const,
  { field, order: 'desc' } as const,
]);

/** Each filter field narrowed in every way that results in a different query. */
export const narrowings: readonly Selection[] = [
  { types: ['LWD'] },
  { types: ['RSA', 'RMA', 'RRP'] },
  { search: 'r' },
  { search: 'glac oas' },
  { search: 'LHS-01' },
  { search: '%_\\' },
  { status: 'done' },
  { status: 'not_done' },
  { status: 'wrong' },
  { favorite: true },
  { favorite: false },
  { tested: true },
  { tested: false },
  { prediction: true },
  { prediction: false },
  { free: true },
  { free: false },
  { difficulty: [1, 5] },
  { topic: 'economy' },
  { atMyLevel: true },
  { atMyLevel: false },
];

/** All pairs of narrowings of different fields: three affect a plan like two do. */
export function pairs(): Selection[] {
  return narrowings.flatMap((one, index) =>
    narrowings
      .slice(index + 1)
      .filter((other) => Object.keys(other).every((field) => !Object.hasOwn(one, field)))
      .map((other) => ({ ...one, ...other })),
  );
}

/** All queries for one filter in one order. */
export function* askedOf(
  person: Person,
  filter: Selection,
  sort: QuestionSort,
  uid: string,
): Generator<Asked> {
  const about = `${JSON.stringify(filter)} by ${sort.field} ${sort.order}`;
  yield {
    name: `a page of ${about}`,
    ask: (db) => listQuestions(db, person, { filter, sort, offset: 0, limit: 25 }),
  };
  yield {
    name: `neighbours in ${about}`,
    ask: (db) => selectNeighbours(db, person, { filter, sort, uid }),
  };
  // A filter by done status contains no open questions and would be answered without a query.
  const open = { ...filter, status: undefined };
  yield {
    name: `the next not done of ${about}`,
    ask: (db) => selectNextNotDone(db, person, { filter: open, sort, after: uid, onlyFree: false }),
  };
}

/** The console's queries for question figures. */
export const figures: readonly Asked[] = [
  // Flags can be filtered, but not sorted.
  ...adminQuestionFigures.fields
    .filter((field) => field !== 'flags')
    .map((field) => ({ sort: { field, order: 'ASC' }, filter: {} }) as const),
  { sort: { field: 'share', order: 'DESC' }, filter: { type: 'LWD' } } as const,
  { sort: { field: 'answers', order: 'DESC' }, filter: { flags: ['too_hard'] } } as const,
].map(({ sort, filter }) => ({
  name: `figures by ${sort.field} ${sort.order} of ${JSON.stringify(filter)}`,
  ask: (db) => listQuestionFigures(db, { sort, filter, range: [0, 24] }),
}));

export function plain(person: Person): Asked[] {
  return [
    { name: 'counts by type', ask: (db) => countExercises(db, person, {}) },
    { name: 'counts of predicted ones', ask: (db) => countExercises(db, person, { prediction: true }) },
    { name: 'predicted uids', ask: (db) => listPredicted(db) },
    { name: 'predicted uids of a type', ask: (db) => listPredicted(db, 'LWD') },
    { name: 'the bank of tests', ask: (db) => listReserved(db, ['RFB', 'RRP', 'RSA']) },
    { name: 'progress with one question', ask: (db) => selectProgress(db, person, 'LHS-1200') },
  ];
}
