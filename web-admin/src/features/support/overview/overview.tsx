import { Box, Card, CardActionArea, CardContent, Skeleton, Stack, Typography } from '@mui/material';
import { CanAccess, Title, useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { fetchProjections, lookUpHistory } from '#domain/support/contract.ts';
import { IfMay } from '#console/components/if-may.tsx';
import { StatusChip } from '#console/components/status-chip.tsx';
import { useHealth } from '../health/use-health.ts';
import { Day } from './day.tsx';

const facts = [
  {
    resource: 'conversations',
    label: 'Messages to answer',
    filter: { status: 'open' },
    hint: 'From students and visitors',
  },
  {
    resource: 'reports',
    label: 'Open reports',
    filter: { status: 'open' },
    hint: 'Problems that students reported',
  },
  {
    resource: 'mark-reports',
    label: 'Marks to check',
    filter: { status: 'waiting' },
    hint: 'Marks that students dispute',
  },
  {
    resource: 'referrals',
    label: 'Held referrals',
    filter: { status: 'held' },
    hint: 'Approve or refuse the reward',
  },
  {
    resource: 'testimonials',
    label: 'Reviews to read',
    filter: { status: 'waiting' },
    hint: 'Approve a review before everyone sees it',
  },
  {
    resource: 'users',
    label: 'Users',
    filter: {},
    hint: 'Find a user by email address or id',
  },
  {
    resource: 'users',
    label: 'Blocked users',
    filter: { status: 'blocked' },
    hint: 'Users who cannot log in',
  },
  { resource: 'questions', label: 'Questions', filter: {}, hint: 'The bank, with keys' },
  { resource: 'attempts', label: 'Practice answers', filter: {}, hint: 'Every answer with its points' },
  { resource: 'mock-tests', label: 'Sittings of tests', filter: {}, hint: 'Running, handed in and scored' },
] as const;

export const Overview = () => (
  <Stack spacing={2} sx={{ mt: 2 }}>
    <Title title="Overview" />
    <Day />
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
      <IfMay call={fetchProjections}>
        <HealthFact />
      </IfMay>
      {facts.map((fact) => (
        <CanAccess key={fact.label} action="list" resource={fact.resource}>
          <Fact {...fact} />
        </CanAccess>
      ))}
    </Box>
    <IfMay call={lookUpHistory}>
      <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
        Settle a dispute from the user’s history: find the user, open “History” and enter your reason. You see
        every event in order, and the state of the account, answer or test after each one.
      </Typography>
    </IfMay>
  </Stack>
);

const Fact = ({ resource, label, filter, hint }: (typeof facts)[number]) => {
  const { total, isPending, error } = useGetList(resource, {
    pagination: { page: 1, perPage: 1 },
    filter,
    sort: { field: 'id', order: 'ASC' },
  });
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return (
    <FactCard to={`/${resource}?${query}`} label={label} hint={hint}>
      {isPending ? <Skeleton width={60} /> : error ? <Unknown /> : total?.toLocaleString('en-GB')}
    </FactCard>
  );
};

const Unknown = () => (
  <Typography component="span" color="error">
    Unknown
  </Typography>
);

const HealthFact = () => {
  const { data, isPending } = useHealth();
  const isSick = Object.values(data?.parts ?? {}).some(
    ({ status }) => status === 'halted' || status === 'set_aside' || status === 'down',
  );
  return (
    <FactCard to="/health" label="Health" hint="Processes, stores, projections, workers">
      {isPending ? (
        <Skeleton width={60} />
      ) : (
        <StatusChip status={data === undefined ? 'down' : isSick ? 'attention' : data.status} />
      )}
    </FactCard>
  );
};

const FactCard = (props: { to: string; label: string; hint: string; children: React.ReactNode }) => (
  <Card>
    <CardActionArea component={Link} to={props.to} sx={{ height: '100%' }}>
      <CardContent>
        <Typography color="textSecondary">{props.label}</Typography>
        <Typography component="div" sx={{ fontSize: '2rem', fontWeight: 650, minHeight: '3rem' }}>
          {props.children}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {props.hint}
        </Typography>
      </CardContent>
    </CardActionArea>
  </Card>
);
