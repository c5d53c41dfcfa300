import { checkMockTestReceipt, type CheckedReceipt } from '#domain/receipts/contract.ts';
import { Alert, AlertTitle, Box, CircularProgress, Link, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkBase, Title } from 'react-admin';
import { Failed } from '#console/components/failed.tsx';
import { historyOf } from '#console/components/user-paths.ts';
import { call } from '#console/core/api.ts';
import { agreementOf, verdictWords } from './receipt-words.ts';

export const ReceiptsPage = () => {
  const [file, setFile] = useState<string>();
  const query = useQuery({
    queryKey: ['receipts', file],
    queryFn: async ({ signal }) => (await call(checkMockTestReceipt, { file: file ?? '' }, { signal })).body,
    enabled: file !== undefined,
    retry: false,
  });
  const choose = async (chosen: File | undefined) => setFile(chosen && (await textOf(chosen)));
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 760 }}>
      <Title title="Receipts" />
      <Typography>
        A student’s receipt file proves what they handed in and when. Check its signature here, and each item
        against the history.
      </Typography>
      <TextField
        type="file"
        label="File of the receipt"
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { accept: 'application/json,.json' } }}
        onChange={(event) => void choose((event.target as HTMLInputElement).files?.[0])}
      />
      <div aria-live="polite">
        {query.isFetching && <CircularProgress aria-label="Checking the receipt" />}
        {query.error && !query.isFetching && <Failed error={query.error} onAgain={query.refetch} />}
        {query.data && !query.isFetching && <Checked receipt={query.data} />}
      </div>
    </Stack>
  );
};

/** Keeps a byte order mark, because adding one is a change too. */
const textOf = async (file: File) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());

const Checked = ({ receipt }: { readonly receipt: CheckedReceipt }) => {
  const { verdict, sessionId, userId, differences } = receipt;
  const verdictSaid = verdictWords[verdict];
  const agreement = agreementOf(receipt);
  const history = historyOf(userId ?? null);
  return (
    <Stack spacing={2} sx={{ overflowWrap: 'anywhere' }}>
      <Alert severity={verdictSaid.severity} variant="outlined">
        <AlertTitle>{verdictSaid.title}</AlertTitle>
        {verdictSaid.text}
      </Alert>
      {agreement && (
        <Alert severity={agreement.severity} variant="outlined">
          <AlertTitle>{agreement.title}</AlertTitle>
          {agreement.text}
          {differences.length > 0 && (
            <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
              {differences.map((difference) => (
                <li key={difference}>{difference}</li>
              ))}
            </Box>
          )}
        </Alert>
      )}
      {sessionId !== undefined && (
        <Typography>
          It claims to be the receipt of sitting {sessionId} by user{' '}
          {history === undefined ? (
            userId
          ) : (
            <Link component={LinkBase} to={history}>
              {userId}
            </Link>
          )}
          .
        </Typography>
      )}
    </Stack>
  );
};
