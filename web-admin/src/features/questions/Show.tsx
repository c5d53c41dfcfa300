import { catalogue } from '#domain/question-types/catalogue.ts';
import { Alert, Chip, Link, Stack, Typography } from '@mui/material';
import { publishQuestion, retireQuestion } from '#domain/questions/admin-contract.ts';
import { EditButton, TabbedShowLayout, TopToolbar, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { IfMay } from '#console/components/if-may.tsx';
import { StatusChip } from '#console/components/status-chip.tsx';
import { ShowPage } from '#console/components/record-pages.tsx';
import { PublishButton } from './publish-button.tsx';
import { RetireButton } from './retire-button.tsx';
import { Revisions } from './revisions/revisions.tsx';
import { KeyedQuestion } from './shown/keyed-question.tsx';
import type { SeenQuestion } from './seen-question.ts';
import { topicName } from './topic-names.ts';

const Name = () => {
  const question = useRecordContext<SeenQuestion>();
  return question ? `${question.id}: ${question.title}` : null;
};

const Actions = () => (
  <TopToolbar sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
    <IfMay call={publishQuestion}>
      <PublishButton />
    </IfMay>
    <IfMay call={retireQuestion}>
      <RetireButton />
    </IfMay>
    <EditButton />
  </TopToolbar>
);

const Facts = () => {
  const question = useRecordContext<SeenQuestion>();
  if (!question) return null;
  const { type, difficulty, topics, free, prediction, status, revision } = question;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <StatusChip status={status} />
      <Chip size="small" label={`${type} ${catalogue[type].name}`} />
      <Chip size="small" variant="outlined" label={`Revision ${revision}`} />
      <Chip size="small" variant="outlined" label={`Difficulty ${difficulty} of 5`} />
      {topics.map((topic) => (
        <Chip key={topic} size="small" variant="outlined" label={topicName(topic)} />
      ))}
      <Chip size="small" variant="outlined" label={free ? 'Free sample' : 'Paid'} />
      {prediction && <Chip size="small" variant="outlined" label="Predicted" />}
    </Stack>
  );
};

const OpenReports = () => {
  const question = useRecordContext<SeenQuestion>();
  if (!question || question.openReports === 0) return null;
  const { id, openReports } = question;
  const filter = encodeURIComponent(JSON.stringify({ uid: id, status: 'open' }));
  return (
    <Alert severity="info">
      {openReports === 1 ? 'One report waits' : `${openReports} reports wait`} for an answer.{' '}
      <Link component={RouterLink} to={`/reports?filter=${filter}`}>
        Read {openReports === 1 ? 'it' : 'them'}
      </Link>
    </Alert>
  );
};

const Whole = () => {
  const seen = useRecordContext<SeenQuestion>();
  if (!seen) return null;
  const { question, revision } = seen;
  if (question) return <KeyedQuestion question={question} revision={revision} />;
  return <Typography color="textSecondary">The question’s text is not in the bank yet.</Typography>;
};

export const Show = () => (
  <ShowPage<SeenQuestion> title={<Name />} actions={<Actions />}>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="Question">
        <Facts />
        <OpenReports />
        <Alert severity="warning" variant="outlined">
          This page shows the key. Do not share it or a picture of it with students.
        </Alert>
        <Whole />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="Revisions" path="revisions">
        <Revisions />
      </TabbedShowLayout.Tab>
    </TabbedShowLayout>
  </ShowPage>
);
