import { Stack } from '@mui/material';
import { EditButton, ListButton, TopToolbar, useRecordContext } from 'react-admin';
import { ShowPage } from '#console/components/record-pages.tsx';
import { EndButton } from './end-button.tsx';
import { Responses } from './responses.tsx';
import { Results } from './results.tsx';
import type { SeenSurvey } from './words.ts';

const Name = () => useRecordContext<SeenSurvey>()?.title ?? null;

const Content = () => {
  const survey = useRecordContext<SeenSurvey>();
  if (!survey) return null;
  return (
    <Stack spacing={3} sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Results survey={survey} />
      <Responses survey={survey} />
    </Stack>
  );
};

export const Show = () => (
  <ShowPage
    title={<Name />}
    actions={
      <TopToolbar sx={{ flexWrap: 'wrap' }}>
        <EditButton label="Change" />
        <EndButton />
        <ListButton />
      </TopToolbar>
    }
  >
    <Content />
  </ShowPage>
);
