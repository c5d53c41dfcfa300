import { catalogue } from '#domain/question-types/catalogue.ts';
import type { AdminQuestion } from '#domain/support/contract.ts';
import { Alert, Chip, Stack, Typography } from '@mui/material';
import { Show as RaShow, SimpleShowLayout, useRecordContext } from 'react-admin';
import { KeyedQuestion } from './keyed-question.tsx';

const Name = () => {
  const question = useRecordContext<AdminQuestion>();
  return question ? `${question.id}: ${question.title}` : null;
};

const Facts = () => {
  const question = useRecordContext<AdminQuestion>();
  if (!question) return null;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip size="small" label={`${question.type} ${catalogue[question.type].name}`} />
      <Chip size="small" variant="outlined" label={question.level} />
      <Chip size="small" variant="outlined" label={question.free ? 'Free sample' : 'Paid'} />
      <Chip size="small" variant="outlined" label={`Version ${question.version}`} />
    </Stack>
  );
};

const Whole = () => {
  const question = useRecordContext<AdminQuestion>()?.question;
  if (question) return <KeyedQuestion question={question} />;
  return <Typography color="textSecondary">The question’s text is not in the bank yet.</Typography>;
};

export const Show = () => (
  <RaShow<AdminQuestion> title={<Name />}>
    <SimpleShowLayout>
      <Facts />
      <Alert severity="warning" variant="outlined">
        This page shows the key. Do not share it or a picture of it with students.
      </Alert>
      <Whole />
    </SimpleShowLayout>
  </RaShow>
);
