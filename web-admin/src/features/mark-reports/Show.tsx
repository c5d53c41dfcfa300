import type { AdminMarkReport } from '#domain/writing/mark-report-contract.ts';
import { FunctionField, ListButton, SimpleShowLayout, TopToolbar, useRecordContext } from 'react-admin';
import { MomentField } from '#console/components/moment.tsx';
import { PersonField } from '#console/components/person-field.tsx';
import { QuestionLink } from '#console/components/question-link.tsx';
import { StatusField } from '#console/components/status-chip.tsx';
import { ShowPage } from '#console/components/record-pages.tsx';
import { Excerpt } from './excerpt.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { correctionText, faultNames, ruleText } from './words.ts';

const Name = () => {
  const report = useRecordContext<AdminMarkReport>();
  return report ? `Mark in an answer to ${report.uid}` : null;
};

const Actions = () => (
  <TopToolbar sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
    <ListButton />
    <DecisionButtons />
  </TopToolbar>
);

const QuestionField = (_props: { label: string }) => <QuestionLink />;

export const Show = () => (
  <ShowPage<AdminMarkReport> title={<Name />} actions={<Actions />}>
    <SimpleShowLayout>
      <StatusField source="status" label="State" />
      <FunctionField<AdminMarkReport>
        label="Answer"
        render={({ excerpt }) => <Excerpt excerpt={excerpt} />}
        sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' }}
      />
      <FunctionField<AdminMarkReport> label="Correction" render={correctionText} />
      <FunctionField<AdminMarkReport>
        label="All suggestions"
        render={({ excerpt }) => excerpt?.suggestions.join(', ') || '–'}
      />
      <FunctionField<AdminMarkReport> label="Kind" render={({ fault }) => faultNames[fault]} />
      <FunctionField<AdminMarkReport> label="Rule" render={ruleText} />
      <FunctionField<AdminMarkReport> label="Found by" render={({ sources }) => sources.join(', ') || '–'} />
      <FunctionField<AdminMarkReport>
        label="Scorer"
        render={({ scorer, scorerVersion }) => `${scorer}, version ${scorerVersion}`}
      />
      <QuestionField label="Question" />
      <PersonField label="User" />
      <MomentField source="at" label="Reported" />
    </SimpleShowLayout>
  </ShowPage>
);
