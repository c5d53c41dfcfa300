import { Button, Notification, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { dismissNotice, type Notice } from '../core/notices.ts';

const looks = {
  done: { color: 'green.8', Icon: IconCheck },
  information: { color: 'blue.8', Icon: IconInfoCircle },
  problem: { color: 'red.8', Icon: IconAlertTriangle },
} as const;
const shownMs = 8000;

export default function OneNotice({ notice: { id, text, kind, help, action } }: { readonly notice: Notice }) {
  const stays = kind === 'problem' || action !== undefined;
  useEffect(() => {
    // A problem stays until it was seen, a choice until it was made.
    if (stays) return;
    const timer = setTimeout(() => dismissNotice(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, stays]);
  const { color, Icon } = looks[kind];
  return (
    <Notification
      role="group"
      color={color}
      icon={<Icon size={18} aria-hidden />}
      withBorder
      closeButtonProps={{ 'aria-label': 'Close this message' }}
      onClose={() => dismissNotice(id)}
    >
      {text}
      {help !== undefined && (
        <Text size="sm" c="dimmed">
          {help}
        </Text>
      )}
      {action && (
        <Button
          variant="default"
          mt="xs"
          onClick={() => {
            dismissNotice(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
    </Notification>
  );
}
