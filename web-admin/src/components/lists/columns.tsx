import { DataTable } from 'react-admin';
import { MomentField } from '../moment.tsx';
import { HistoryLink, PersonField } from '../person-field.tsx';
import { QuestionLink } from '../question-link.tsx';
import { StatusField } from '../status-chip.tsx';

interface ColumnProps {
  readonly source: string;
  readonly label?: string;
  readonly disableSort?: boolean;
}

export const MomentColumn = (props: ColumnProps) => (
  <DataTable.Col {...props}>
    <MomentField source={props.source} />
  </DataTable.Col>
);

export const StatusColumn = (props: ColumnProps) => (
  <DataTable.Col {...props}>
    <StatusField source={props.source} />
  </DataTable.Col>
);

export const PersonColumn = ({ disableSort = false }: { readonly disableSort?: boolean }) => (
  <DataTable.Col source="userId" label="User" disableSort={disableSort}>
    <PersonField />
  </DataTable.Col>
);

export const QuestionColumn = () => (
  <DataTable.Col source="uid" label="Question">
    <QuestionLink />
  </DataTable.Col>
);

export const HistoryColumn = () => (
  <DataTable.Col label="More" disableSort>
    <HistoryLink />
  </DataTable.Col>
);
