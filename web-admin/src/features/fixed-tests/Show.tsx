import { tryMockTest } from '#domain/fixed-tests/contract.ts';
import type { AdminQuestion } from '#domain/questions/admin-contract.ts';
import { questionsIn } from '#domain/fixed-tests/fixed-test-content.ts';
import { Alert, AlertTitle, Chip, Link, Stack, Typography } from '@mui/material';
import { EditButton, ListButton, SimpleShowLayout, useGetList, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ActionsMenu } from '#console/components/acts/actions-menu.tsx';
import { localTime } from '#console/components/moment.tsx';
import { IfMay } from '#console/components/if-may.tsx';
import { StatusChip } from '#console/components/status-chip.tsx';
import { ShowPage } from '#console/components/record-pages.tsx';
import { PublishButton } from './publish-button.tsx';
import { RetireButton } from './retire-button.tsx';
import type { SeenTest } from './seen-test.ts';
import { TryButton } from './try-button.tsx';
import { examAndPart, partName } from './words.ts';

const Name = () => {
  const test = useRecordContext<SeenTest>();
  return test ? test.name : null;
};

const Actions = () => (
  <ActionsMenu>
    <ListButton />
    <IfMay call={tryMockTest}>
      <TryButton />
      <PublishButton />
      <RetireButton />
    </IfMay>
    <EditButton label="Revise" />
  </ActionsMenu>
);

const Facts = () => {
  const test = useRecordContext<SeenTest>();
  if (!test) return null;
  const { id, status, revision, questions, changedAt, reason } = test;
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <StatusChip status={status} />
        <Chip size="small" label={examAndPart(test)} />
        <Chip size="small" variant="outlined" label={id} />
        <Chip size="small" variant="outlined" label={`Revision ${revision}`} />
        <Chip size="small" variant="outlined" label={`${questions} questions`} />
      </Stack>
      <Typography>{test.test.description}</Typography>
      <Typography color="textSecondary">
        Changed {localTime(changedAt)}
        {reason !== null && `. Reason: ${reason}`}
      </Typography>
    </Stack>
  );
};

const Faults = () => {
  const { faults = [] } = useRecordContext<SeenTest>() ?? {};
  if (faults.length === 0) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>Students cannot start it now</AlertTitle>
      <ul style={{ margin: 0, paddingLeft: 18 }}>
        {faults.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Alert>
  );
};

const Sections = () => {
  const test = useRecordContext<SeenTest>();
  const ids = test ? [...questionsIn(test.test)] : [];
  const { data } = useGetList<AdminQuestion>(
    'questions',
    { filter: { id: ids }, pagination: { page: 1, perPage: 200 } },
    { enabled: ids.length > 0 },
  );
  if (!test) return null;
  const titles = new Map((data ?? []).map(({ id, title }) => [id, title]));
  return (
    <Stack spacing={2}>
      {test.test.sections.map(({ section, questions }) => (
        <section key={section}>
          <Typography component="h2" variant="h6">
            {partName(section)}
          </Typography>
          <ol style={{ margin: 0, paddingLeft: 28 }}>
            {questions.map((uid) => (
              <li key={uid}>
                <Link component={RouterLink} to={`/questions/${uid}/show`}>
                  {uid}
                </Link>{' '}
                {titles.get(uid)}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Stack>
  );
};

export const Show = () => (
  <ShowPage<SeenTest> title={<Name />} actions={<Actions />}>
    <SimpleShowLayout>
      <Facts />
      <Faults />
      <Sections />
    </SimpleShowLayout>
  </ShowPage>
);
