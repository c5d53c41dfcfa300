import { catalogue } from '#domain/question-types/catalogue.ts';
import { typeCodes } from '#domain/question-types/type-code.ts';
import type { AdminAttempt } from '#domain/practice/admin-contract.ts';
import { DataTable } from 'react-admin';
import {
  HistoryColumn,
  MomentColumn,
  PersonColumn,
  QuestionColumn,
} from '#console/components/lists/columns.tsx';
import { localTime } from '#console/components/moment.tsx';
import { choiceFilter, RecordList } from '#console/components/lists/record-list.tsx';
import { historyOf } from '#console/components/user-paths.ts';
import { StatusChip } from '#console/components/status-chip.tsx';
import { Points } from './points.tsx';
import { pointsInWords } from './points-in-words.ts';

const filters = [
  choiceFilter(
    'type',
    Object.fromEntries(typeCodes.map((code) => [code, `${code} ${catalogue[code].name}`])),
  ),
];

export const List = () => (
  <RecordList<AdminAttempt>
    search="Question, user id or visitor id"
    filters={filters}
    sort={{ field: 'at', order: 'DESC' }}
    pathOf={({ userId }) => historyOf(userId)}
    empty="Every answer given in practice will be here."
    primary={(attempt) => `${attempt.uid}: ${pointsInWords(attempt)}, ${Math.round(attempt.secondsUsed)} s`}
    secondary={({ at }) => localTime(at)}
    hasPerson
  >
    <MomentColumn source="at" label="When" />
    <PersonColumn />
    <QuestionColumn />
    <DataTable.Col
      source="points"
      label="Points"
      render={(attempt: AdminAttempt) => <Points {...attempt} />}
    />
    <DataTable.Col source="revision" label="By revision" />
    <DataTable.Col
      source="successful"
      label="Result"
      render={({ successful }: AdminAttempt) => <StatusChip status={successful ? 'success' : 'no_success'} />}
    />
    <DataTable.NumberCol source="secondsUsed" label="Seconds" options={{ maximumFractionDigits: 0 }} />
    <HistoryColumn />
  </RecordList>
);
