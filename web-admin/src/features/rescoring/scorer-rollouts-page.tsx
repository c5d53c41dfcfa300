import { MenuItem, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Title } from 'react-admin';
import { analysedCodes, type AnalysedCode } from '#domain/question-types/registry.ts';
import { fetchScorerRollouts, rollOutScorers } from '#domain/rescoring/contract.ts';
import { ActButton } from '#console/components/acts/act-button.tsx';
import { Failed } from '#console/components/failed.tsx';
import { localTime } from '#console/components/moment.tsx';
import { TableOrLines } from '#console/components/lists/table-or-lines.tsx';
import { call } from '#console/core/api.ts';
import { useSameCommand } from '#console/core/use-same-command.ts';
import { resultOf, scopeOf, scorersOf } from './rollout-words.ts';

const queryKey = ['scorer-rollouts'];

const pollMs = 3_000;

export const ScorerRolloutsPage = () => {
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(fetchScorerRollouts, {}, { signal })).body,
    refetchInterval: ({ state }) =>
      state.data?.rollouts.some(({ counts }) => counts === null) ? pollMs : false,
    retry: false,
  });
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 840 }}>
      <Title title="Scorer rollouts" />
      <Typography>
        A rollout scores stored answers again with the scorers of this release and adds a second score. The
        first score still counts. Students see both. Preview it first with{' '}
        <code>npm run rescore -- --preview</code>.
      </Typography>
      {error && <Failed error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={120} />}
      {data && (
        <>
          <Typography>Scorers of this release: {scorersOf(data.scorers)}.</Typography>
          <StartRollout />
          <Typography id="rollouts-title" component="h2" variant="h6">
            Rollouts so far
          </Typography>
          {data.rollouts.length === 0 ? (
            <Typography>No rollouts yet.</Typography>
          ) : (
            <TableOrLines
              label="Rollouts so far"
              rows={data.rollouts}
              keyOf={({ rolloutId }) => rolloutId}
              columns={[
                { name: 'Started', cell: ({ startedAt }) => localTime(startedAt) },
                { name: 'Scorers', cell: ({ scorers }) => scorersOf(scorers) },
                { name: 'Answers', cell: ({ scope }) => scopeOf(scope) },
                { name: 'Result', cell: ({ counts }) => resultOf(counts) },
                { name: 'Reason', isLong: true, cell: ({ reason }) => reason },
              ]}
              primary={({ counts }) => resultOf(counts)}
              secondary={({ startedAt, scorers, scope, reason }) =>
                `${localTime(startedAt)}: ${scorersOf(scorers)}, ${scopeOf(scope)}. ${reason}`
              }
            />
          )}
        </>
      )}
    </Stack>
  );
};

const StartRollout = () => {
  const queryClient = useQueryClient();
  const commandFor = useSameCommand();
  const [type, setType] = useState<AnalysedCode | ''>('');
  const [since, setSince] = useState('');
  const start = async (reason: string) => {
    const input = { ...(type !== '' && { type }), ...(since !== '' && { since }), reason };
    await call(rollOutScorers, input, commandFor(input));
    await queryClient.invalidateQueries({ queryKey });
  };
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        <TextField
          select
          label="Question type"
          value={type}
          onChange={({ target }) => setType(analysedCodes.find((code) => code === target.value) ?? '')}
          sx={{ minWidth: 180 }}
        >
          <MenuItem value="">All types</MenuItem>
          {analysedCodes.map((code) => (
            <MenuItem key={code} value={code}>
              {code}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          type="date"
          label="Scored since"
          value={since}
          onChange={({ target }) => setSince(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
      <ActButton
        button="Roll out"
        variant="outlined"
        title="Roll out the scorers"
        explanation="Each answer with a score by an older version gets a second score. The first score still counts."
        confirm="Roll out"
        done="The answers are being scored."
        act={start}
      />
    </Stack>
  );
};
