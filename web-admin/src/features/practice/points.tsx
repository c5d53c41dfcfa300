import { scoreText } from '#domain/scoring/score.ts';
import type { AdminAttempt } from '#domain/practice/admin-contract.ts';
import { Box, Typography } from '@mui/material';
import { localTime } from '#console/components/moment.tsx';
import { firstScore } from './points-in-words.ts';

export const Points = (attempt: AdminAttempt) => {
  const first = firstScore(attempt);
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      {scoreText(attempt)}
      {first !== undefined && attempt.rescoredAt !== null && (
        <Typography
          variant="body2"
          color="textSecondary"
          title={`Scored again ${localTime(attempt.rescoredAt)}`}
        >
          first {first}
        </Typography>
      )}
    </Box>
  );
};
