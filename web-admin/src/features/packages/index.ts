import { changePackage, packages as rows } from '#domain/commerce/prices/price-list-contract.ts';
import { PackagesIcon } from '#console/components/icons.tsx';
import type { ConsoleResource } from '#console/core/data-provider.ts';
import { Edit } from './Edit.tsx';
import { List, type PackageRow } from './List.tsx';

export const packages = {
  name: rows.name,
  rows,
  options: { label: 'Packages' },
  icon: PackagesIcon,
  group: 'Sales',
  writes: { edit: changePackage },
  list: List,
  edit: Edit,
  recordRepresentation: ({ name }: PackageRow) => name,
} satisfies ConsoleResource;
