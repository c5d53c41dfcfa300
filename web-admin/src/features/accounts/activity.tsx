import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { AdminUserPage } from '#domain/accounts/admin-contract.ts';
import { localTime } from '#console/components/moment.tsx';

const listOf = (resource: string, filter: object) =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

export const Activity = () => {
  const user = useRecordContext<Partial<AdminUserPage>>();
  // The row from the list has no activity.
  if (!user?.activity || user.id === undefined) return null;
  const { id: userId } = user;
  const { lastSeenAt, answers, sittings, openReports, credits } = user.activity;
  const { writing, speaking, full_test, sectional_test } = credits;
  return (
    <Box
      component="dl"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0, width: '100%' }}
      aria-label="Activity"
    >
      <Figure name="Last seen">{lastSeenAt === null ? 'Never' : localTime(lastSeenAt)}</Figure>
      <Figure name="Answers">
        <To path={listOf('attempts', { userId })}>{answers}</To>
      </Figure>
      <Figure name="Sittings">
        <To path={listOf('mock-tests', { userId })}>{sittings}</To>
      </Figure>
      <Figure name="Open reports">
        <To path={listOf('reports', { userId, status: 'open' })}>{openReports}</To>
      </Figure>
      <Figure name="Credits">
        <To path={`/users/${userId}/show/credits`}>
          {writing} writing, {speaking} speaking, {full_test + sectional_test} tests
        </To>
      </Figure>
    </Box>
  );
};

const To = ({ path, children }: { readonly path: string; readonly children: ReactNode }) => (
  <Link component={RouterLink} to={path} underline="always">
    {children}
  </Link>
);

const Figure = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <Typography component="dt" variant="body2" color="textSecondary">
      {name}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontWeight: 650 }}>
      {children}
    </Typography>
  </div>
);
