import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import { fetchCreditsOfUser, type CreditEntry } from '#domain/credits/contract.ts';
import {
  CircularProgress,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { RecordContextProvider, useRecordContext } from 'react-admin';
import { Failed } from '../../components/failed.tsx';
import { MomentField } from '../../components/moment.tsx';
import { QuestionLink } from '../../components/question-link.tsx';
import { call } from '../../core/api.ts';
import { testName } from '../mock-tests/test-name.ts';
import { AllowFirstTestButton } from './allow-first-test-button.tsx';
import { GiveTestBackButton } from './give-test-back-button.tsx';
import { GrantCreditsButton } from './grant-credits-button.tsx';

const causes: { readonly [Cause in CreditEntry['cause']]: string } = {
  welcome: 'Welcome',
  admin: 'Granted by an admin',
  spent: 'Spent',
  analysis_failed: 'Given back: the answer could not be scored',
  answer_missing: 'Given back: the answer never came in',
  sitting_missing: 'Given back: the test was never started',
  our_fault: 'Given back: our fault broke the test',
};

const kindNames: { readonly [Kind in CreditEntry['kind']]: string } = {
  writing: 'writing',
  speaking: 'speaking',
  full_test: 'whole test',
  sectional_test: 'one-part test',
};

/** What a user may still have scored, and what moved it. */
export const Credits = () => {
  const user = useRecordContext<AdminUser>();
  const query = useQuery({
    queryKey: ['users', 'credits', user?.id],
    queryFn: async ({ signal }) => (await call(fetchCreditsOfUser, { id: user?.id ?? '' }, { signal })).body,
    enabled: user !== undefined,
    retry: false,
  });
  if (!user) return null;
  if (query.error) return <Failed error={query.error} onAgain={query.refetch} />;
  if (!query.data) return <CircularProgress aria-label="Loading the credits" />;
  const { writingCredits, speakingCredits, fullTestCredits, sectionalTestCredits, entries } = query.data;
  const givenBack = new Set(entries.filter(({ change }) => change > 0).map(({ sessionId }) => sessionId));
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>
        <strong>{writingCredits}</strong> writing {writingCredits === 1 ? 'credit' : 'credits'} and{' '}
        <strong>{speakingCredits}</strong> speaking {speakingCredits === 1 ? 'credit' : 'credits'} left;{' '}
        <strong>{fullTestCredits}</strong> for whole tests and <strong>{sectionalTestCredits}</strong> for
        tests of one part
      </Typography>
      {user.status !== 'deleted' && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <GrantCreditsButton user={user} />
          <AllowFirstTestButton user={user} />
        </Stack>
      )}
      {/* On a phone the ledger is scrolled, and does not widen the page. */}
      <TableContainer sx={{ alignSelf: 'stretch', contain: 'inline-size', '& td': { whiteSpace: 'nowrap' } }}>
        <Table size="small" aria-label="Ledger of credits">
          <TableHead>
            <TableRow>
              <TableCell>When</TableCell>
              <TableCell align="right">Change</TableCell>
              <TableCell align="right">After it</TableCell>
              <TableCell>Cause</TableCell>
              <TableCell>For</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {entries.map((entry) => (
              <Entry
                key={entry.id}
                entry={entry}
                mayComeBack={user.status !== 'deleted' && !givenBack.has(entry.sessionId)}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
};

interface EntryProps {
  readonly entry: CreditEntry;
  /** Where it was spent on a test, that has not been given back. */
  readonly mayComeBack: boolean;
}

const Entry = ({ entry, mayComeBack }: EntryProps) => {
  const { kind, change, balance, cause, reason, uid, mockTestId, sessionId } = entry;
  return (
    <RecordContextProvider value={entry}>
      <TableRow>
        <TableCell>
          <MomentField source="at" />
        </TableCell>
        <TableCell align="right">
          {change > 0 && '+'}
          {change} {kindNames[kind]}
        </TableCell>
        <TableCell align="right">{balance}</TableCell>
        <TableCell sx={{ '&&': { whiteSpace: 'normal' }, minWidth: 180, overflowWrap: 'break-word' }}>
          {reason === null ? causes[cause] : `${causes[cause]}: ${reason}`}
        </TableCell>
        <TableCell>
          {uid !== null && <QuestionLink />}
          {mockTestId !== null && testName(mockTestId)}
          {mayComeBack && cause === 'spent' && sessionId !== null && mockTestId !== null && (
            <GiveTestBackButton sessionId={sessionId} name={testName(mockTestId)} />
          )}
        </TableCell>
      </TableRow>
    </RecordContextProvider>
  );
};
