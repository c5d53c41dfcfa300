import { contentDocuments as rows, saveContentDraft } from '#domain/content/admin-contract.ts';
import { ContentIcon } from '#console/components/icons.tsx';
import type { ConsoleResource } from '#console/core/data-provider.ts';
import { Create } from './Create.tsx';
import { Edit } from './Edit.tsx';
import { List } from './List.tsx';

export const content = {
  name: rows.name,
  rows,
  options: { label: 'Site content' },
  icon: ContentIcon,
  group: 'Site',
  writes: { create: saveContentDraft, edit: saveContentDraft },
  list: List,
  edit: Edit,
  create: Create,
} satisfies ConsoleResource;
