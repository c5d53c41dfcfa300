import { z } from 'zod';
import type { ExamType } from '#domain/accounts/exam-type.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { sectionsOf } from '#domain/question-types/catalogue/exam-sections.ts';
import { sectionSchema } from '#domain/question-types/section.ts';
import { typeCodeSchema, type TypeCode } from '#domain/question-types/type-code.ts';
import { questionSortSchema, type QuestionFilter } from '#domain/questions/contract.ts';
import {
  all,
  defaultSort,
  readList,
  writeList,
  type PracticeList,
} from '#student/core/lists/question-list.ts';

export interface PracticePlace extends PracticeList {
  readonly page: number;
}

export interface Remembered {
  readonly section: string | undefined;
  readonly exercise: string | undefined;
  readonly favoriteMode: string | undefined;
  readonly sort: unknown;
}

const pageSchema = z.coerce.number().int().min(1).max(50_000);

/**
 * What `/practice` shows. Without a list in the address, the last shown list; without a sort, the last chosen sort.
 * Ignores types that the exam does not have.
 */
export function readPractice(
  search: URLSearchParams,
  remembered: Remembered,
  examType: ExamType,
): PracticePlace {
  const asked = readList(search);
  const filter = namesList(search) ? asked.filter : filterOf(remembered);
  const rememberedSort = questionSortSchema.safeParse(remembered.sort).data ?? defaultSort;
  const page = pageSchema.safeParse(search.get('page') ?? 1);
  return {
    filter: ofExam(filter, examType),
    sort: search.has('sort') ? asked.sort : rememberedSort,
    page: (page.data ?? 1) - 1,
  };
}

/** The inverse of `readPractice`. Writes "all" explicitly, because an address without a list shows the last one. */
export function writePractice({ filter, sort, page }: PracticePlace): Record<string, string> {
  const list = Object.entries(writeList({ filter, sort })).filter(([name]) => name !== 'exam');
  return { section: all, ...Object.fromEntries(list), ...(page > 0 && { page: String(page + 1) }) };
}

export function namesList(search: URLSearchParams): boolean {
  return [...search.keys()].some((name) => !['sort', 'order', 'page'].includes(name));
}

const filterNames = [
  'search',
  'status',
  'difficulty',
  'topic',
  'favorite',
  'tested',
  'prediction',
  'free',
  'atMyLevel',
] as const satisfies readonly (keyof QuestionFilter)[];

export function countFilters(filter: QuestionFilter): number {
  return filterNames.filter((name) => filter[name] !== undefined).length;
}

export function withoutFilters({ type, section, examType }: QuestionFilter): QuestionFilter {
  return { ...(examType && { examType }), ...(section && { section }), ...(type && { type }) };
}

function filterOf({ section, exercise, favoriteMode }: Remembered): QuestionFilter {
  const filter: QuestionFilter = {};
  const known = sectionSchema.safeParse(section);
  const type = typeCodeSchema.safeParse(exercise);
  if (known.success) filter.section = known.data;
  if (type.success) filter.type = type.data;
  if (favoriteMode === 'true') filter.favorite = true;
  return filter;
}

function ofExam({ type, section, ...filter }: QuestionFilter, examType: ExamType): QuestionFilter {
  const sections = sectionsOf(examType);
  const isOf = (code: TypeCode) => {
    const own = catalogue[code].section;
    return (section ?? own) === own && sections[own].includes(code);
  };
  if (type === undefined || !isOf(type)) return { ...filter, examType, ...(section && { section }) };
  return { ...filter, examType, section: catalogue[type].section, type };
}
