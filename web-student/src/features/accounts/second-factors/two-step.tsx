import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as contract from '#domain/second-factors/contract.ts';
import type { SecondFactorView } from '#domain/second-factors/contract.ts';
import { QueryProblem } from '#student/components/problem.tsx';
import { call } from '#student/core/api.ts';
import { notify } from '#student/core/notices.ts';
import { waysInQuery } from '../sign-in/api.ts';
import { secondFactorQuery } from './api.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { AppPart, Part, PasskeysPart } from './factor-parts.tsx';
import { SetUpDialog, type Open } from './set-up-dialog.tsx';
import { useConfirmation } from './use-confirmation.ts';
import { refetchQueries } from '#student/core/refetch-queries.ts';

export default function TwoStep() {
  const ways = useQuery(waysInQuery());
  const query = useQuery(secondFactorQuery());
  const queryClient = useQueryClient();
  const confirmation = useConfirmation({ hasPassword: ways.data?.hasPassword ?? true });
  const [open, setOpen] = useState<Open>();
  if (ways.isPending || query.isPending) return <Skeleton h={96} />;
  if (!ways.data) return <QueryProblem error={ways.error} onRetry={ways.refetch} />;
  if (!query.data) return <QueryProblem error={query.error} onRetry={query.refetch} />;
  const { hasPassword, linked } = ways.data;
  const factor = query.data;
  const refresh = () => refetchQueries(queryClient, { queryKey: secondFactorQuery().queryKey });
  const close = () => setOpen(undefined);
  const finish = (codes: readonly string[], done: string) => {
    void refresh();
    // The dialog shows the text. A notice would cover the codes on a phone.
    if (codes.length > 0) return setOpen({ kind: 'codes', codes, done });
    notify(done, 'done');
    close();
  };

  return (
    <Stack gap="lg">
      <Explanation standing={factor.standing} />
      <AppPart
        factor={factor}
        onRemove={() =>
          confirmation.run(async (confirmed) => {
            await call(contract.removeAuthenticator, { confirmation: confirmed });
            finish([], 'The app was removed.');
          })
        }
        onSetUp={() =>
          confirmation.run(async (confirmed) => {
            const { body } = await call(contract.offerAuthenticator, { confirmation: confirmed });
            setOpen({ kind: 'app', offer: body });
          })
        }
      />
      <PasskeysPart
        factor={factor}
        onRename={(passkey) => setOpen({ kind: 'rename', passkey })}
        onRemove={({ id }) =>
          confirmation.run(async (confirmed) => {
            await call(contract.removePasskey, { id, confirmation: confirmed });
            finish([], 'The passkey was removed.');
          })
        }
        onAdd={() =>
          confirmation.run(async (confirmed) => {
            const { body } = await call(contract.offerPasskey, { confirmation: confirmed });
            setOpen({ kind: 'passkey', offer: body });
          })
        }
      />
      {factor.standing === 'on' && (
        <Part title="Recovery codes" text={leftText(factor.recoveryCodesLeft)}>
          <Button
            variant="default"
            onClick={() =>
              confirmation.run(async (confirmed) => {
                const { body } = await call(contract.makeRecoveryCodes, { confirmation: confirmed });
                finish(body.recoveryCodes, 'New recovery codes were made.');
              })
            }
          >
            Make new codes
          </Button>
        </Part>
      )}
      <ConfirmDialog confirmation={confirmation} signIns={hasPassword ? undefined : linked} />
      <SetUpDialog open={open} onClose={close} onDone={finish} />
    </Stack>
  );
}

function leftText(left: number): string {
  if (left === 0) return 'All are used up. Make new ones, so that you are not locked out without your phone.';
  return `${left} of 10 are left. Each logs you in once, without your phone.`;
}

const standingTexts: { readonly [Of in SecondFactorView['standing']]: string } = {
  on: 'Two-step login is on: after your password, a login asks for one of these.',
  off: 'With two-step login, someone who knows your password still cannot log in. Choose what a login asks for after the password.',
  asked:
    'Admins can see and change a lot, so please protect your login: choose what it asks for after the password.',
  needed:
    'Admins can see and change a lot. Before you can use the admin area, choose what your login asks for after the password.',
};

function Explanation({ standing }: Pick<SecondFactorView, 'standing'>) {
  if (standing === 'on' || standing === 'off') return <Text>{standingTexts[standing]}</Text>;
  return (
    <Alert color="yellow" variant="light" icon={<IconShieldLock aria-hidden />}>
      {standingTexts[standing]}
    </Alert>
  );
}
