import { Button, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { codeOf, messageOf } from '../core/messages.ts';
import { useOnline } from './use-online.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly action?: string;
  readonly onAction?: () => void;
  readonly children?: ReactNode;
  readonly order?: 1 | 2;
}

export function Problem({ title, text, action = 'Try again', onAction, children, order = 2 }: Props) {
  return (
    <Stack align="center" ta="center" gap="sm" py="xl" role="alert">
      <IconAlertTriangle size={36} stroke={1.4} aria-hidden />
      <Title order={order} size={order === 1 ? 'h2' : 'h4'}>
        {title}
      </Title>
      <Text c="dimmed" maw={460}>
        {text}
      </Text>
      {onAction && (
        <Button variant="default" onClick={onAction}>
          {action}
        </Button>
      )}
      {children}
    </Stack>
  );
}

export function QueryProblem({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => unknown;
}) {
  const isOnline = useOnline();
  const code = codeOf(error);
  if (code === 'unreachable' && !isOnline)
    return (
      <Problem
        title="You need a connection for this page"
        text="It is not saved on this device. It loads when you are back online."
        onAction={() => void onRetry()}
      />
    );
  // A query has no form fields: its input is the address.
  if (code === 'invalid_input')
    return <Problem title="This link does not work" text="Its address is wrong or incomplete." />;
  return <Problem title="This could not be loaded" text={messageOf(error)} onAction={() => void onRetry()} />;
}
