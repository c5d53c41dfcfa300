import { changePackage, packages as rows } from '#domain/commerce/prices/price-list-contract.ts';
import { PackagesIcon } from '../../components/icons.tsx';
import { Edit } from './Edit.tsx';
import { List, type PackageRow } from './List.tsx';

export const packages = {
  name: rows.name,
  rows,
  options: { label: 'Packages' },
  icon: PackagesIcon,
  writes: { edit: changePackage },
  list: List,
  edit: Edit,
  recordRepresentation: ({ name }: PackageRow) => name,
};
