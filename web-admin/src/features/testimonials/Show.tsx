import type { AdminTestimonial } from '#domain/testimonials/admin-contract.ts';
import { Alert } from '@mui/material';
import { FunctionField, ListButton, SimpleShowLayout, TopToolbar, useRecordContext } from 'react-admin';
import { MomentField } from '#console/components/moment.tsx';
import { PersonField } from '#console/components/person-field.tsx';
import { StatusField } from '#console/components/status-chip.tsx';
import { ShowPage } from '#console/components/record-pages.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { starsText } from './words.ts';

const Name = () => useRecordContext<AdminTestimonial>()?.header ?? null;

const Actions = () => (
  <TopToolbar sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
    <ListButton />
    <DecisionButtons />
  </TopToolbar>
);

const UnfitNote = () => {
  const seen = useRecordContext<AdminTestimonial>();
  if (!seen?.isUnfit || seen.status === 'approved') return null;
  return (
    <Alert severity="warning">
      This review contains a blocked word or a link, so it is not shown. Approve it if it is harmless.
    </Alert>
  );
};

export const Show = () => (
  <ShowPage<AdminTestimonial> title={<Name />} actions={<Actions />}>
    <SimpleShowLayout>
      <UnfitNote />
      <StatusField source="status" label="State" />
      <FunctionField<AdminTestimonial> label="Stars" render={({ rating }) => starsText(rating)} />
      <FunctionField<AdminTestimonial> label="Header" render={({ header }) => header} />
      <FunctionField<AdminTestimonial>
        label="Review"
        render={({ quote }) => quote}
        sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' }}
      />
      <PersonField label="User" />
      <MomentField source="at" label="When" />
    </SimpleShowLayout>
  </ShowPage>
);
