import { CreateButton, DataTable, TopToolbar } from 'react-admin';
import type { AnnouncementRow } from '#domain/notifications/admin-contract.ts';
import { audienceWords } from '#console/components/forms/audience-inputs.tsx';
import { MomentColumn } from '#console/components/lists/columns.tsx';
import { localTime } from '#console/components/moment.tsx';
import { RecordList } from '#console/components/lists/record-list.tsx';

const Actions = () => (
  <TopToolbar>
    <CreateButton label="Announce" />
  </TopToolbar>
);

export const List = () => (
  <RecordList<AnnouncementRow>
    search="Title or text"
    actions={<Actions />}
    sort={{ field: 'at', order: 'DESC' }}
    pathOf={() => undefined}
    empty="Announcements will be here."
    primary={({ title }) => title}
    secondary={({ at, audience, text, told }) =>
      `${localTime(at)}, ${recipientsText(told)} (${audienceWords(audience)}). ${text}`
    }
  >
    <MomentColumn source="at" label="When" />
    <DataTable.Col source="title" disableSort />
    <DataTable.Col source="text" disableSort />
    <DataTable.Col
      source="audience"
      label="To"
      disableSort
      render={({ audience }: AnnouncementRow) => audienceWords(audience)}
    />
    <DataTable.NumberCol source="told" label="Recipients" />
  </RecordList>
);

const recipientsText = (told: number) => (told === 1 ? '1 recipient' : `${told} recipients`);
