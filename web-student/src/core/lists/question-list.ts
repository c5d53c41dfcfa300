import {
  questionFilterSchema,
  questionSortSchema,
  type QuestionFilter,
  type QuestionSort,
} from '#domain/questions/contract.ts';

export interface PracticeList {
  readonly filter: QuestionFilter;
  readonly sort: QuestionSort;
}

export const all = 'ALL';
export const defaultSort: QuestionSort = { field: 'uid', order: 'asc' };

const flags = ['favorite', 'tested', 'prediction', 'free', 'atMyLevel'] as const;
const { shape } = questionFilterSchema;

/** `section`, `exercise` and `prediction` are the specification's (document 1, section 2). Ignores invalid parts. */
export function readList(search: URLSearchParams): PracticeList {
  const difficulty = search.get('difficulty')?.split(',').map(Number);
  const filter = {
    type: shape.type.safeParse(search.get('exercise')).data,
    section: shape.section.safeParse(search.get('section')).data,
    examType: shape.examType.safeParse(search.get('exam')).data,
    search: shape.search.safeParse(search.get('search')?.trim() || undefined).data,
    status: shape.status.safeParse(search.get('status')).data,
    difficulty: shape.difficulty.safeParse(difficulty).data,
    topic: shape.topic.safeParse(search.get('topic')).data,
    ...Object.fromEntries(flags.map((flag) => [flag, readFlag(search.get(flag))])),
  };
  const sort = questionSortSchema.safeParse({
    field: search.get('sort'),
    order: search.get('order') ?? 'asc',
  });
  return { filter: questionFilterSchema.parse(withoutGaps(filter)), sort: sort.data ?? defaultSort };
}

/** Writes the parts in a fixed order, so that equal lists have equal addresses. */
export function writeList({ filter, sort }: PracticeList): Record<string, string> {
  const parts: Record<string, string | undefined> = {
    section: filter.section,
    exercise: filter.type,
    exam: filter.examType,
    search: filter.search,
    status: filter.status,
    difficulty: filter.difficulty?.length ? filter.difficulty.join() : undefined,
    topic: filter.topic,
    ...Object.fromEntries(flags.map((flag) => [flag, filter[flag]?.toString()])),
    ...((sort.field !== defaultSort.field || sort.order !== defaultSort.order) && {
      sort: sort.field,
      order: sort.order,
    }),
  };
  return Object.fromEntries(
    Object.entries(parts).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

const readFlag = (text: string | null) => (text === 'true' ? true : text === 'false' ? false : undefined);

function withoutGaps(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
