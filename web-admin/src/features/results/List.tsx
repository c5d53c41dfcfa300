import { examTypeNames } from '#domain/accounts/exam-type.ts';
import type { AdminRealResult } from '#domain/results/admin-contract.ts';
import { DataTable } from 'react-admin';
import { MomentColumn, PersonColumn, StatusColumn } from '#console/components/lists/columns.tsx';
import { choiceFilter, RecordList } from '#console/components/lists/record-list.tsx';
import { Calibration } from './calibration.tsx';
import { correctedText, errorText, statusNames } from './words.ts';

const filters = [
  choiceFilter('status', statusNames, 'State'),
  choiceFilter('examType', examTypeNames, 'Exam'),
];

export const List = () => (
  <>
    <Calibration />
    <RecordList<AdminRealResult>
      search="User id"
      filters={filters}
      sort={{ field: 'at', order: 'DESC' }}
      empty="Results that students report from their scorecards will be here."
      primary={({ overall, takenOn }) => `${overall}, ${takenOn}`}
      secondary={(row) =>
        `${statusNames[row.status]}, error ${errorText(row)}, ${examTypeNames[row.examType]}`
      }
    >
      <StatusColumn source="status" label="State" disableSort />
      <DataTable.Col
        label="Exam"
        disableSort
        render={({ examType }: AdminRealResult) => examTypeNames[examType]}
      />
      <DataTable.Col source="takenOn" label="Day of the exam" />
      <DataTable.NumberCol source="overall" label="Overall" />
      <DataTable.Col source="error" label="Error of the estimate" render={errorText} />
      <DataTable.Col label="Corrected by the student" disableSort render={correctedText} />
      <PersonColumn disableSort />
      <MomentColumn source="at" label="Reported" />
    </RecordList>
  </>
);
