import { Alert, Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import * as contract from '#domain/second-factors/contract.ts';
import type { SecondFactorView } from '#domain/second-factors/contract.ts';
import { QueryProblem } from '../../components/problem.tsx';
import { call } from '../../core/api.ts';
import { notify } from '../../core/notices.ts';
import { waysInQuery } from '../sign-in/api.ts';
import { secondFactorQuery } from './api.ts';
import { AppSetUp, type Offer } from './app-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { NewPasskey, RenamePasskey, type PasskeyOffer } from './passkey-forms.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useConfirmation } from './use-confirmation.ts';
import { canUsePasskeys } from './use-passkey.ts';
import { askAgain } from '../../core/ask-again.ts';

type Passkey = SecondFactorView['passkeys'][number];

/** What is open above the section. */
type Open =
  | { readonly kind: 'app'; readonly offer: Offer }
  | { readonly kind: 'passkey'; readonly offer: PasskeyOffer }
  | { readonly kind: 'rename'; readonly passkey: Passkey }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

const titles: { readonly [Kind in Open['kind']]: string } = {
  app: 'Set up an app',
  passkey: 'Add a passkey',
  rename: 'Rename the passkey',
  codes: 'Your recovery codes',
};

/** The part of the profile in which a second step of log-ins is set up, seen and removed. */
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
  const refresh = () => askAgain(queryClient, { queryKey: secondFactorQuery().queryKey });
  const close = () => setOpen(undefined);
  const finish = (codes: readonly string[], done: string) => {
    notify(done, 'done');
    void refresh();
    setOpen(codes.length > 0 ? { kind: 'codes', codes } : undefined);
  };

  return (
    <Stack gap="lg">
      <Explanation standing={factor.standing} />
      <Part
        title="App with codes"
        text={
          factor.authenticator
            ? `On since ${day.format(new Date(factor.authenticator.addedAt))}.`
            : 'An app on your phone shows a new code every 30 seconds.'
        }
      >
        {factor.authenticator ? (
          <Button
            variant="default"
            onClick={() =>
              confirmation.run(async (confirmed) => {
                await call(contract.removeAuthenticator, { confirmation: confirmed });
                finish([], 'The app was removed.');
              })
            }
          >
            Remove the app
          </Button>
        ) : (
          <Button
            variant="default"
            onClick={() =>
              confirmation.run(async (confirmed) => {
                const { body } = await call(contract.offerAuthenticator, { confirmation: confirmed });
                setOpen({ kind: 'app', offer: body });
              })
            }
          >
            Set up an app
          </Button>
        )}
      </Part>
      <Part
        title="Passkeys"
        text={
          canUsePasskeys()
            ? 'Your fingerprint, your face, the lock of your phone, or a security key.'
            : 'This browser cannot use passkeys.'
        }
      >
        {factor.passkeys.map((passkey) => (
          <PasskeyLine
            key={passkey.id}
            passkey={passkey}
            onRename={() => setOpen({ kind: 'rename', passkey })}
            onRemove={() =>
              confirmation.run(async (confirmed) => {
                await call(contract.removePasskey, { id: passkey.id, confirmation: confirmed });
                finish([], 'The passkey was removed.');
              })
            }
          />
        ))}
        {canUsePasskeys() && (
          <Button
            variant="default"
            onClick={() =>
              confirmation.run(async (confirmed) => {
                const { body } = await call(contract.offerPasskey, { confirmation: confirmed });
                setOpen({ kind: 'passkey', offer: body });
              })
            }
          >
            Add a passkey
          </Button>
        )}
      </Part>
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
      <Modal
        opened={open !== undefined}
        onClose={close}
        title={open && titles[open.kind]}
        closeButtonProps={{ 'aria-label': 'Close' }}
        // Codes that are shown once are not lost by a click beside them.
        closeOnClickOutside={open?.kind !== 'codes'}
      >
        {open?.kind === 'app' && (
          <AppSetUp
            offer={open.offer}
            onCancel={close}
            onDone={(codes) => finish(codes, 'Two-step log-in is on.')}
          />
        )}
        {open?.kind === 'passkey' && (
          <NewPasskey
            offer={open.offer}
            onCancel={close}
            onDone={(codes) => finish(codes, 'The passkey was added.')}
          />
        )}
        {open?.kind === 'rename' && (
          <RenamePasskey
            passkey={open.passkey}
            onCancel={close}
            onDone={() => finish([], 'The name was saved.')}
          />
        )}
        {open?.kind === 'codes' && <RecoveryCodes codes={open.codes} onEnd={close} />}
      </Modal>
    </Stack>
  );
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

function leftText(left: number): string {
  if (left === 0) return 'All are used up. Make new ones, so that you are not locked out without your phone.';
  return `${left} of 10 are left. Each logs you in once, without your phone.`;
}

const standingTexts: { readonly [Of in SecondFactorView['standing']]: string } = {
  on: 'Two-step log-in is on: after your password, a log-in asks for one of these.',
  off: 'With two-step log-in, somebody who knows your password still cannot log in. Choose what a log-in asks for after the password.',
  asked:
    'Admins can see and change much, so please protect your log-in: choose what it asks for after the password.',
  needed:
    'Admins can see and change much. Before you can use the admin area, choose what your log-in asks for after the password.',
};

function Explanation({ standing }: Pick<SecondFactorView, 'standing'>) {
  if (standing === 'on' || standing === 'off') return <Text>{standingTexts[standing]}</Text>;
  return (
    <Alert color="yellow" variant="light" icon={<IconShieldLock aria-hidden />}>
      {standingTexts[standing]}
    </Alert>
  );
}

function Part({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <Stack gap="xs" align="flex-start">
      <div>
        <Text component="h3" fw={600} fz="md">
          {title}
        </Text>
        <Text c="dimmed" size="sm">
          {text}
        </Text>
      </div>
      {children}
    </Stack>
  );
}

interface LineProps {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function PasskeyLine({ passkey: { name, addedAt, usedAt }, onRename, onRemove }: LineProps) {
  return (
    <Group gap="xs" justify="space-between" w="100%">
      <div>
        <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Text c="dimmed" size="sm">
          Added {day.format(new Date(addedAt))}
          {usedAt !== null && `, last used ${day.format(new Date(usedAt))}`}
        </Text>
      </div>
      <Group gap="xs">
        <Button variant="default" size="compact-sm" aria-label={`Rename ${name}`} onClick={onRename}>
          Rename
        </Button>
        <Button variant="default" size="compact-sm" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </Group>
    </Group>
  );
}
