import type { QuestionSort } from '#domain/questions/contract.ts';

/** The columns that a list is sorted by, as their heads say. */
export const sortNames: Readonly<Record<QuestionSort['field'], string>> = {
  uid: 'Number',
  title: 'Title',
  difficulty: 'Difficulty',
  answered: 'Done',
  lastPercent: 'Last score',
};

/** The sort after its head was pressed: another column upwards, the same one the other way round. */
export function turned(sort: QuestionSort, field: QuestionSort['field']): QuestionSort {
  return { field, order: sort.field === field && sort.order === 'asc' ? 'desc' : 'asc' };
}
