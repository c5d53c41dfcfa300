import type { AdminReport } from '#domain/questions/admin-contract.ts';
import { Alert, Link, Stack, Typography } from '@mui/material';
import {
  FunctionField,
  ListButton,
  SimpleShowLayout,
  TopToolbar,
  useGetOne,
  useRecordContext,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { MomentField } from '#console/components/moment.tsx';
import { PersonField } from '#console/components/person-field.tsx';
import { ShowPage } from '#console/components/record-pages.tsx';
import type { SeenQuestion } from '../seen-question.ts';
import { KeyedQuestion } from '../shown/keyed-question.tsx';
import { ResolveButtons } from './resolve-buttons.tsx';
import { Standing } from './standing.tsx';
import { messageOf, reasonNames } from './words.ts';

const Name = () => {
  const report = useRecordContext<AdminReport>();
  return report ? `Report of ${report.uid}` : null;
};

const Actions = () => (
  <TopToolbar sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
    <ListButton />
    <ResolveButtons />
  </TopToolbar>
);

const Reported = () => {
  const report = useRecordContext<AdminReport>();
  const { data } = useGetOne<SeenQuestion>('questions', { id: report?.uid ?? '' }, { enabled: !!report });
  if (!report || !data?.question) return null;
  const isOlder = report.revision < data.revision;
  return (
    <Stack spacing={2}>
      <Typography component="h2" variant="h6">
        <Link component={RouterLink} to={`/questions/${report.uid}/show`}>
          {report.uid}: {data.title}
        </Link>
      </Typography>
      {isOlder && (
        <Alert severity="info">
          The report is about revision {report.revision}; since then it was revised, and this is revision{' '}
          {data.revision}.{' '}
          <Link component={RouterLink} to={`/questions/${report.uid}/show/revisions`}>
            What changed
          </Link>
        </Alert>
      )}
      <KeyedQuestion question={data.question} revision={data.revision} />
    </Stack>
  );
};

export const Show = () => (
  <ShowPage<AdminReport> title={<Name />} actions={<Actions />}>
    <SimpleShowLayout>
      <Standing label="State" />
      <FunctionField<AdminReport> label="What is wrong" render={({ reason }) => reasonNames[reason]} />
      <FunctionField<AdminReport>
        label="Message"
        render={messageOf}
        sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' }}
      />
      <PersonField label="User" />
      <MomentField source="at" label="When" />
      <FunctionField<AdminReport> label="Note" render={({ note }) => note || '–'} />
      <Reported />
    </SimpleShowLayout>
  </ShowPage>
);
