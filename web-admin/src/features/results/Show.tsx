import { examTypeNames } from '#domain/accounts/exam-type.ts';
import { discardRealResult, type AdminRealResult } from '#domain/results/admin-contract.ts';
import { IconX } from '@tabler/icons-react';
import {
  FunctionField,
  ListButton,
  SimpleShowLayout,
  TextField,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import { ActButton } from '#console/components/acts/act-button.tsx';
import { MomentField } from '#console/components/moment.tsx';
import { PersonField } from '#console/components/person-field.tsx';
import { StatusField } from '#console/components/status-chip.tsx';
import { ShowPage } from '#console/components/record-pages.tsx';
import { call } from '#console/core/api.ts';
import { correctedText, errorText, sourceNames } from './words.ts';

const Actions = () => {
  const seen = useRecordContext<AdminRealResult>();
  return (
    <TopToolbar sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <ListButton />
      {seen?.status === 'reported' && (
        <ActButton
          button="Discard"
          icon={<IconX size={18} />}
          title="Discard this result"
          explanation="It no longer counts in any figures."
          confirm="Discard"
          color="error"
          done="The result is discarded."
          act={(reason) => call(discardRealResult, { id: seen.id, reason })}
        />
      )}
    </TopToolbar>
  );
};

export const Show = () => (
  <ShowPage<AdminRealResult> title="Exam result" actions={<Actions />}>
    <SimpleShowLayout>
      <StatusField source="status" label="State" />
      <FunctionField<AdminRealResult> label="Exam" render={({ examType }) => examTypeNames[examType]} />
      <TextField source="takenOn" label="Day of the exam" />
      <TextField source="overall" label="Overall" />
      <TextField source="estimated" label="Estimated before" emptyText="–" />
      <FunctionField<AdminRealResult> label="Error of the estimate" render={errorText} />
      <FunctionField<AdminRealResult> label="Read from" render={({ source }) => sourceNames[source]} />
      <FunctionField<AdminRealResult> label="Corrected by the student" render={correctedText} />
      <PersonField label="User" />
      <MomentField source="at" label="Reported" />
    </SimpleShowLayout>
  </ShowPage>
);
