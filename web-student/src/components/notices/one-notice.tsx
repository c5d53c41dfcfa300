import { Button, Notification, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { dismissNotice, type Notice } from '#student/core/notices.ts';

const looks = {
  done: { color: 'green.8', Icon: IconCheck },
  information: { color: 'blue.8', Icon: IconInfoCircle },
  problem: { color: 'red.8', Icon: IconAlertTriangle },
} as const;
const usualSeconds = 8;

export default function OneNotice({ notice }: { readonly notice: Notice }) {
  const { id, text, kind, help, action, seconds = usualSeconds } = notice;
  const stays = kind === 'problem' || action !== undefined;
  useEffect(() => {
    // A problem stays until it is dismissed, a choice until it is made.
    if (stays) return;
    const timer = setTimeout(() => dismissNotice(id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [id, seconds, stays]);
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
