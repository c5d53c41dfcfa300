import { Alert, Skeleton } from '@mui/material';
import { useState } from 'react';
import { ShowButton, TopToolbar, useEditContext, useRecordContext } from 'react-admin';
import { EditPage } from '#console/components/record-pages.tsx';
import type { SeenQuestion } from './seen-question.ts';
import { QuestionEditor } from './form/question-editor.tsx';

const Name = () => {
  const question = useRecordContext<SeenQuestion>();
  return question ? `Edit ${question.id}: ${question.title}` : null;
};

const Actions = () => (
  <TopToolbar>
    <ShowButton />
  </TopToolbar>
);

const Fresh = () => {
  const { record, isFetching } = useEditContext<SeenQuestion>();
  const [seen, setSeen] = useState<SeenQuestion>();
  const isSeen = seen !== undefined && seen.id === record?.id;
  if (!isSeen && record && !isFetching) setSeen(record);
  if (!isSeen) return <Skeleton variant="rounded" height={300} sx={{ m: 2 }} />;
  const { question } = seen;
  if (!question)
    return <Alert severity="error">The text of the question did not load. Load the page again.</Alert>;
  return <QuestionEditor key={seen.id} seen={{ ...seen, question }} />;
};

export const Edit = () => (
  <EditPage<SeenQuestion> title={<Name />} actions={<Actions />}>
    <Fresh />
  </EditPage>
);
