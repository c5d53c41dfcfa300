import { maximumRows } from '#domain/core/admin-resource.ts';
import { SelectInput, useGetList } from 'react-admin';
import type { PromotionRow } from '../promotions/words.ts';

const latest = {
  pagination: { page: 1, perPage: maximumRows },
  sort: { field: 'startTime', order: 'DESC' },
} as const;

interface PromotionFilterProps {
  readonly source: string;
  readonly label: string;
}

export const PromotionFilter = (props: PromotionFilterProps) => {
  const { data = [], isPending } = useGetList<PromotionRow>('promotions', latest);
  const choices = data.map(({ id }) => ({ id, name: id }));
  return <SelectInput {...props} choices={choices} isPending={isPending} />;
};
