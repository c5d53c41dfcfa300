import { useGetList } from 'react-admin';
import { packageIdSchema } from '#domain/commerce/packages/package-id.ts';
import { packageWords } from '#domain/commerce/packages/package-words.ts';
import type { PackageRow } from './List.tsx';

const all = {
  pagination: { page: 1, perPage: packageIdSchema.options.length },
  sort: { field: 'audCents', order: 'ASC' },
} as const;

/**
 * All packages as choices, labelled from the price list, or by id. Fields wait for them, so that labels do not change
 * while the admin chooses.
 */
export function usePackageChoices() {
  const { data = [], isPending } = useGetList<PackageRow>('packages', all);
  const names = new Map<string, string>(data.map(({ id, name }) => [id, name]));
  const choices = packageIdSchema.options.map((id) => ({ id, name: names.get(id) ?? packageWords(id) }));
  return { choices, isPending };
}
