import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { fetchSurveyResults } from '#domain/surveys/admin-contract.ts';
import type { SurveyTally } from '#domain/surveys/tally.ts';
import { Failed } from '#console/components/failed.tsx';
import { StatusChip } from '#console/components/status-chip.tsx';
import { localTime } from '#console/components/moment.tsx';
import { call } from '#console/core/api.ts';
import { kindNames, type SeenSurvey } from './words.ts';

export const Results = ({ survey: { id } }: { readonly survey: SeenSurvey }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['surveys', 'results', id],
    queryFn: async ({ signal }) => (await call(fetchSurveyResults, { surveyId: id }, { signal })).body,
    retry: false,
  });
  if (!data)
    return error ? <Failed error={error} onAgain={refetch} /> : <Skeleton variant="rounded" height={200} />;
  const { survey, tallies } = data;
  return (
    <Stack spacing={3}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <StatusChip status={survey.status} />
        <Typography>
          {localTime(survey.startTime)} to {localTime(survey.endTime)}, completed by{' '}
          <strong>{survey.completed}</strong>
        </Typography>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
          columnGap: 5,
          rowGap: 3,
        }}
      >
        {survey.questions.map(({ kind, text }, place) => (
          <Box component="section" key={`${place} ${text}`} aria-label={text}>
            <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
              {place + 1}. {text}
            </Typography>
            {tallies[place] && <Tally kind={kindNames[kind]} tally={tallies[place]} />}
            {kind === 'text' && (
              <Typography variant="body2" color="text.secondary">
                The texts are in the answers below.
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Stack>
  );
};

interface TallyProps {
  readonly kind: string;
  readonly tally: SurveyTally;
}

const Tally = ({ kind, tally: { answered, counts, average, netPromoterScore } }: TallyProps) => (
  <>
    <Typography variant="body2" color="text.secondary">
      {[
        kind,
        answered === 1 ? '1 answer' : `${answered} answers`,
        ...(average === null ? [] : [`average ${average.toFixed(1)}`]),
        ...(netPromoterScore === null ? [] : [`net promoter score ${netPromoterScore}`]),
      ].join(', ')}
    </Typography>
    {counts.length > 0 && (
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', maxWidth: 640 }}>
        {counts.map(({ label, count }) => (
          <Bar key={label} label={label} count={count} share={answered === 0 ? 0 : count / answered} />
        ))}
      </Box>
    )}
  </>
);

interface BarProps {
  readonly label: string;
  readonly count: number;
  readonly share: number;
}

const Bar = ({ label, count, share }: BarProps) => (
  <Box component="li" sx={{ mb: 1 }}>
    <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between' }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        {count} ({Math.round(100 * share)}%)
      </Typography>
    </Stack>
    <Box aria-hidden sx={{ height: 8, borderRadius: 1, bgcolor: 'action.hover' }}>
      <Box sx={{ height: 8, borderRadius: 1, width: `${100 * share}%`, bgcolor: 'primary.main' }} />
    </Box>
  </Box>
);
