import { previewContent } from '#domain/content/admin-contract.ts';
import { Alert, Box, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { call, failureOf } from '#console/core/api.ts';
import { Failed } from '#console/components/failed.tsx';
import { problemText } from '../words.ts';
import type { SaveDraft } from './save-draft.ts';

export const Preview = ({ draft: { documentId, body } }: { readonly draft: SaveDraft }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['content', 'preview', documentId, body],
    queryFn: async ({ signal }) => (await call(previewContent, { documentId, body }, { signal })).body,
    retry: false,
    gcTime: 0,
  });
  if (error) {
    return failureOf(error).code === 'invalid_input' ? (
      <Alert severity="info" sx={{ width: '100%' }}>
        Fill in all fields first, then open the preview again. {error.message}
      </Alert>
    ) : (
      <Failed error={error} onAgain={() => void refetch()} />
    );
  }
  if (!data) return <Skeleton variant="rounded" height={480} width="100%" />;
  return (
    <Box sx={{ width: '100%' }}>
      {data.problems.length > 0 ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Fix these before you publish:
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {data.problems.map((problem, index) => (
              <li key={index}>{problemText(problem)}</li>
            ))}
          </Box>
        </Alert>
      ) : (
        <Alert severity="success" sx={{ mb: 2 }}>
          No problems found. This draft can be published.
        </Alert>
      )}
      {data.html === null ? (
        <Alert severity="info">The preview needs a build of the student client.</Alert>
      ) : (
        <Box
          component="iframe"
          title="Preview of the page"
          sandbox=""
          srcDoc={data.html}
          sx={{
            // As wide as the page allows: the form itself is narrower than a reader's window.
            width: { xs: '100%', lg: 'max(100%, min(1100px, 100vw - 330px))' },
            height: '70vh',
            border: 1,
            borderColor: 'divider',
            bgcolor: '#fff',
          }}
        />
      )}
    </Box>
  );
};
