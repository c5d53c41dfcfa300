import { Button, Group, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { OutputOf } from '#domain/core/contract.ts';
import type { fetchNotifications } from '#domain/notifications/contract.ts';
import { paths } from '#student/app/paths.ts';
import { messageOf } from '#student/core/messages.ts';
import { useMarkRead } from './api/mark-read.ts';
import { NotificationItem } from './notification-item.tsx';

/** Specification, document 1, section 2: "notifications (first 5 shown)". */
const shownAtFirst = 5;

interface Props {
  readonly query: UseQueryResult<OutputOf<typeof fetchNotifications>['body']>;
  readonly onLeave: () => void;
}

export function LatestNotifications({ query, onLeave }: Props) {
  const { mutate: markRead } = useMarkRead();
  const { notifications, unread } = query.data ?? { notifications: [], unread: 0 };
  return (
    <>
      <Group justify="space-between" gap="4px 12px" mb={8}>
        <Text component="h2" fw={650}>
          Notifications
        </Text>
        {unread > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => markRead(undefined)}>
            Mark all as read
          </Button>
        )}
      </Group>
      {query.isError && !query.data && (
        <div role="alert">
          <Text size="sm">{messageOf(query.error)}</Text>
          <Button variant="default" size="xs" mt="xs" onClick={() => void query.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {query.data && notifications.length === 0 && (
        <Text size="sm" c="dimmed">
          Nothing yet. You will see news here, such as a result or a corrected score.
        </Text>
      )}
      <ul>
        {notifications.slice(0, shownAtFirst).map((notification) => (
          <li key={notification.id}>
            <NotificationItem
              notification={notification}
              onOpen={() => {
                onLeave();
                if (!notification.isRead) markRead(notification.id);
              }}
            />
          </li>
        ))}
      </ul>
      {notifications.length > 0 && (
        <Button
          component={Link}
          to={paths.notifications.getHref()}
          variant="default"
          size="sm"
          fullWidth
          mt="xs"
          onClick={onLeave}
        >
          All notifications
        </Button>
      )}
    </>
  );
}
