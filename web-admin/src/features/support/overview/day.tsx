import { Box, Button, Card, CardContent, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { fetchOverview, type DayFigures } from '#domain/support/installation-contract.ts';
import { call, textOf } from '#console/core/api.ts';

const names: Readonly<Record<keyof DayFigures, string>> = {
  students: 'Active students',
  answers: 'Practice answers',
  sittings: 'Tests started',
  registrations: 'Registrations',
};
const keys = Object.keys(names) as (keyof DayFigures)[];

export const Day = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['overview'],
    queryFn: async ({ signal }) => (await call(fetchOverview, {}, { signal })).body,
    retry: false,
  });
  return (
    <Card component="section" aria-labelledby="last-day">
      <CardContent>
        <Typography component="h2" variant="h6" id="last-day">
          Last 24 hours
        </Typography>
        {error ? (
          <Typography role="alert" color="error">
            {textOf(error)} <Button onClick={() => void refetch()}>Try again</Button>
          </Typography>
        ) : (
          <Box
            component="dl"
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 2, m: 0, mt: 1 }}
          >
            {keys.map((key) => (
              <div key={key}>
                <Typography component="dt" variant="body2" color="textSecondary">
                  {names[key]}
                </Typography>
                <Typography component="dd" sx={{ m: 0, fontSize: '1.5rem', fontWeight: 650 }}>
                  {data ? data.today[key].toLocaleString('en-GB') : <Skeleton width={48} />}
                </Typography>
                <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
                  {data ? (
                    `${data.weekBefore[key].toLocaleString('en-GB')} a week ago`
                  ) : (
                    <Skeleton width={72} />
                  )}
                </Typography>
              </div>
            ))}
          </Box>
        )}
      </CardContent>
    </Card>
  );
};
