import { saveContentDraft } from '#domain/content/admin-contract.ts';
import { Alert, Box, Link, Skeleton, Stack, Typography } from '@mui/material';
import { ListButton, TopToolbar, useEditContext, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { Failed } from '#console/components/failed.tsx';
import { localTime } from '#console/components/moment.tsx';
import { StatusChip } from '#console/components/status-chip.tsx';
import { EditPage } from '#console/components/record-pages.tsx';
import { call } from '#console/core/api.ts';
import { useSameCommand } from '#console/core/use-same-command.ts';
import { DocumentForm } from './form/document-form.tsx';
import { PublishButtons } from './publish-buttons.tsx';
import { Revisions } from './revisions.tsx';
import { kindNames, problemText, type SeenContent } from './words.ts';

const Name = () => {
  const seen = useRecordContext<SeenContent>();
  return seen ? `${kindNames[seen.kind]}: ${seen.title}` : null;
};

export const Edit = () => (
  <EditPage<SeenContent>
    title={<Name />}
    actions={
      <TopToolbar sx={{ flexWrap: 'wrap' }}>
        <PublishButtons />
        <ListButton />
      </TopToolbar>
    }
    queryOptions={{ refetchOnWindowFocus: false }}
  >
    <Editor />
  </EditPage>
);

const Editor = () => {
  const {
    record: seen,
    error,
    refetch,
  } = useEditContext<Partial<Pick<SeenContent, 'body'>> & Omit<SeenContent, 'body'>>();
  const notify = useNotify();
  const refresh = useRefresh();
  const commandFor = useSameCommand();
  // React-admin starts with the row from the list, which has no text.
  if (seen?.body === undefined) {
    return error ? (
      <Failed error={error} onAgain={refetch} />
    ) : (
      <Skeleton variant="rounded" height={480} sx={{ m: 2 }} />
    );
  }
  const { id: documentId, kind, revision, body } = seen;
  return (
    <>
      <State seen={{ ...seen, body }} />
      <DocumentForm
        key={revision}
        kind={kind}
        start={{ documentId, baseRevision: revision, body }}
        send={async (input) => {
          await call(saveContentDraft, input, commandFor(input));
          notify('The draft is saved. Readers see it once it is published.', { type: 'success' });
          refresh();
        }}
      />
      <Revisions documentId={documentId} latest={`${revision} ${seen.status}`} />
    </>
  );
};

const State = ({ seen: { status, path, publishAt, problems } }: { readonly seen: SeenContent }) => (
  <Box sx={{ px: 2, pt: 2 }}>
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <StatusChip status={status} />
      <Link href={path} sx={{ overflowWrap: 'anywhere' }}>
        {path}
      </Link>
      {publishAt !== null && <Typography>The draft will be published on {localTime(publishAt)}.</Typography>}
    </Stack>
    {problems.length > 0 && (
      <Alert severity="warning" sx={{ mt: 2 }}>
        The page that readers see has problems:
        <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
          {problems.map((problem, index) => (
            <li key={index}>{problemText(problem)}</li>
          ))}
        </Box>
      </Alert>
    )}
  </Box>
);
