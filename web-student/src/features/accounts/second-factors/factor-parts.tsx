import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SecondFactorView } from '#domain/second-factors/contract.ts';
import { canUsePasskeys } from './use-passkey.ts';

export type Passkey = SecondFactorView['passkeys'][number];

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

interface AppProps {
  readonly factor: Pick<SecondFactorView, 'authenticator'>;
  readonly onRemove: () => void;
  readonly onSetUp: () => void;
}

export function AppPart({ factor: { authenticator }, onRemove, onSetUp }: AppProps) {
  return (
    <Part
      title="Authenticator app"
      text={
        authenticator
          ? `On since ${day.format(new Date(authenticator.addedAt))}.`
          : 'An app on your phone shows a new code every 30 seconds.'
      }
    >
      <Button variant="default" onClick={authenticator ? onRemove : onSetUp}>
        {authenticator ? 'Remove the app' : 'Set up an app'}
      </Button>
    </Part>
  );
}

interface PasskeysProps {
  readonly factor: Pick<SecondFactorView, 'passkeys'>;
  readonly onRename: (passkey: Passkey) => void;
  readonly onRemove: (passkey: Passkey) => void;
  readonly onAdd: () => void;
}

export function PasskeysPart({ factor: { passkeys }, onRename, onRemove, onAdd }: PasskeysProps) {
  return (
    <Part
      title="Passkeys"
      text={
        canUsePasskeys()
          ? 'Your fingerprint, your face, the lock of your phone, or a security key.'
          : 'This browser cannot use passkeys.'
      }
    >
      {passkeys.map((passkey) => (
        <PasskeyLine
          key={passkey.id}
          passkey={passkey}
          onRename={() => onRename(passkey)}
          onRemove={() => onRemove(passkey)}
        />
      ))}
      {canUsePasskeys() && (
        <Button variant="default" onClick={onAdd}>
          Add a passkey
        </Button>
      )}
    </Part>
  );
}

export function Part({
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
