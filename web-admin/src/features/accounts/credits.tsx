import { packageWords } from '#domain/commerce/packages/package-words.ts';
import { rewardCauseWords } from '#domain/rewards/reward-cause.ts';
import { fetchCreditsOfUser, grantCredits, type CreditEntry } from '#domain/credits/contract.ts';
import type { OutputOf } from '#domain/core/contract.ts';
import { Stack, Typography } from '@mui/material';
import { RecordContextProvider } from 'react-admin';
import { localTime, Moment } from '#console/components/moment.tsx';
import { QuestionLink } from '#console/components/question-link.tsx';
import { TableOrLines } from '#console/components/lists/table-or-lines.tsx';
import { useMay } from '#console/components/if-may.tsx';
import { call } from '#console/core/api.ts';
import { AllowFirstTestButton } from './acts/allow-first-test-button.tsx';
import { GiveTestBackButton } from './acts/give-test-back-button.tsx';
import { GrantCreditsButton } from './acts/grant-credits-button.tsx';
import { OfUser } from './of-user.tsx';

const causes: { readonly [Cause in CreditEntry['cause']]: string } = {
  welcome: 'Welcome',
  admin: 'Granted by an admin',
  purchase: 'Bought',
  refund: 'Removed: the payment was refunded',
  spent: 'Spent',
  analysis_failed: 'Returned: the answer could not be scored',
  answer_missing: 'Returned: the answer did not reach us',
  nothing_heard: 'Returned: the recording has no voice',
  sitting_missing: 'Returned: the test was not started',
  our_fault: 'Returned: our fault broke the test',
  reward: 'Reward',
  reward_withdrawn: 'Reward withdrawn',
};

const kindNames: { readonly [Kind in CreditEntry['kind']]: string } = {
  writing: 'writing',
  speaking: 'speaking',
  full_test: 'full test',
  sectional_test: 'sectional test',
};

export const Credits = () => {
  const mayGrant = useMay(grantCredits);
  return (
    <OfUser
      name="credits"
      ask={async (id, signal) => (await call(fetchCreditsOfUser, { id }, { signal })).body}
    >
      {(credits, user) => {
        const isOpen = mayGrant && user.status !== 'deleted';
        return (
          <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
            <Left {...credits} />
            {isOpen && (
              <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
                <GrantCreditsButton user={user} />
                <AllowFirstTestButton user={user} />
              </Stack>
            )}
            <Ledger entries={credits.entries} isOpen={isOpen} />
          </Stack>
        );
      }}
    </OfUser>
  );
};

type CreditsOfUser = OutputOf<typeof fetchCreditsOfUser>['body'];

const Left = ({
  writingCredits,
  speakingCredits,
  fullTestCredits,
  sectionalTestCredits,
}: Omit<CreditsOfUser, 'entries'>) => (
  <Typography>
    <strong>{writingCredits}</strong> writing {writingCredits === 1 ? 'credit' : 'credits'} and{' '}
    <strong>{speakingCredits}</strong> speaking {speakingCredits === 1 ? 'credit' : 'credits'} left;{' '}
    <strong>{fullTestCredits}</strong> for full tests and <strong>{sectionalTestCredits}</strong> for tests of
    one part
  </Typography>
);

interface LedgerProps extends Pick<CreditsOfUser, 'entries'> {
  readonly isOpen: boolean;
}

const Ledger = ({ entries, isOpen }: LedgerProps) => {
  const givenBack = new Set(entries.filter(({ change }) => change > 0).map(({ sessionId }) => sessionId));
  return (
    <TableOrLines
      label="Credit ledger"
      rows={entries.map((entry) => ({
        ...entry,
        mayComeBack: isOpen && entry.cause === 'spent' && !givenBack.has(entry.sessionId),
      }))}
      keyOf={({ id }) => id}
      columns={columns}
      primary={(row) => `${changeOf(row)}, balance ${row.balance}`}
      secondary={lineOf}
    />
  );
};

type Row = CreditEntry & {
  readonly mayComeBack: boolean;
};

const changeOf = ({ change, kind }: Row) => `${change > 0 ? '+' : ''}${change} ${kindNames[kind]}`;

function causeOf({ cause, packageId, rewardCause, rewardCauseId, reason }: Row): string {
  if (rewardCause !== null) return `${causes[cause]}: ${rewardCauseWords[rewardCause]}, ${rewardCauseId}`;
  const about = packageId === null ? reason : packageWords(packageId);
  return about === null ? causes[cause] : `${causes[cause]}: ${about}`;
}

const momentOf = ({ at }: Row) => at !== null && <Moment time={at} />;

const purposeOf = (row: Row) => {
  const { uid, testName, sessionId, mayComeBack } = row;
  return (
    <RecordContextProvider value={row}>
      {uid !== null && <QuestionLink />}
      {testName}
      {mayComeBack && sessionId !== null && testName !== null && (
        <GiveTestBackButton sessionId={sessionId} name={testName} />
      )}
    </RecordContextProvider>
  );
};

const columns = [
  { name: 'When', cell: momentOf },
  { name: 'Change', isNumber: true, cell: changeOf },
  { name: 'Balance', isNumber: true, cell: ({ balance }: Row) => balance },
  { name: 'Cause', isLong: true, cell: causeOf },
  { name: 'For', cell: purposeOf },
];

const lineOf = (row: Row) => (
  <>
    <div>{row.at === null ? causeOf(row) : `${causeOf(row)}, ${localTime(row.at)}`}</div>
    {purposeOf(row)}
  </>
);
