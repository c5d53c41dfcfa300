import { fetchContentRevisions } from '#domain/content/admin-contract.ts';
import { Card, CardContent, Chip, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '#domain/core/contract.ts';
import { DiffView } from '#console/components/diff-view.tsx';
import { Failed } from '#console/components/failed.tsx';
import { localTime } from '#console/components/moment.tsx';
import { partsDiff } from '#console/components/text-diff.ts';
import { call } from '#console/core/api.ts';
import { outlineOf } from './words.ts';

type Revision = OutputOf<typeof fetchContentRevisions>['body']['revisions'][number];

/** The changes, dates and reasons of each revision, newest first. @param latest the revision on the page */
export const Revisions = ({
  documentId,
  latest,
}: {
  readonly documentId: string;
  readonly latest: string;
}) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['content', 'revisions', documentId, latest],
    queryFn: async ({ signal }) => (await call(fetchContentRevisions, { documentId }, { signal })).body,
    retry: false,
  });
  return (
    <Stack spacing={2} sx={{ px: 2, pb: 3, maxWidth: 860 }}>
      <Typography component="h2" variant="h6">
        Revisions
      </Typography>
      {error && !data && <Failed error={error} onAgain={() => void refetch()} />}
      {!error && !data && <Skeleton variant="rounded" height={120} />}
      {data?.revisions.map((one, index) => (
        <OneRevision key={one.revision} revision={one} before={data.revisions[index + 1]} />
      ))}
    </Stack>
  );
};

const OneRevision = ({
  revision: { revision, at, reason, publishedAt, body },
  before,
}: {
  readonly revision: Revision;
  readonly before: Revision | undefined;
}) => (
  <Card component="section" variant="outlined" aria-label={`Revision ${revision}`}>
    <CardContent>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <Typography component="h3" variant="subtitle1">
          Revision {revision}
        </Typography>
        {publishedAt !== null && (
          <Chip size="small" variant="outlined" label={`Published ${localTime(publishedAt)}`} />
        )}
        {at !== null && (
          <Typography color="textSecondary" component="time" dateTime={at}>
            {localTime(at)}
          </Typography>
        )}
      </Stack>
      <Typography sx={{ mb: before ? 1.5 : 0, overflowWrap: 'anywhere' }}>
        {revision === 0 ? 'Part of the release.' : `Reason: ${reason ?? ''}`}
      </Typography>
      {before && <DiffView parts={partsDiff(outlineOf(before.body), outlineOf(body))} />}
    </CardContent>
  </Card>
);
