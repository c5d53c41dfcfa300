import type { QuestionSort } from '#domain/questions/contract.ts';

export const sortNames: Readonly<Record<QuestionSort['field'], string>> = {
  uid: 'Number',
  title: 'Title',
  difficulty: 'Difficulty',
  answered: 'Done',
  lastPercent: 'Last score',
  chance: 'My chance',
};

export function turned(sort: QuestionSort, field: QuestionSort['field']): QuestionSort {
  return { field, order: sort.field === field && sort.order === 'asc' ? 'desc' : 'asc' };
}

/** @param share 0 to 1 */
export const percent = (share: number | undefined): string | undefined =>
  share === undefined ? undefined : `${Math.round(share * 100)}%`;
