import { ActionIcon, Button, Group, Popover, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#student/app/paths.ts';
import { bellButton } from '#student/app/bars/top-bar-buttons.tsx';
import { useTakeOver, type ButtonBefore } from '#student/components/menu-button/use-take-over.ts';
import { messageOf } from '#student/core/messages.ts';
import { useMarkRead } from './api/mark-read.ts';
import { notificationsQuery } from './api/notifications.ts';
import { NotificationItem } from './notification-item.tsx';
import styles from './notifications.module.css';

/** Specification, document 1, section 2: "notifications (first 5 shown)". */
const shownAtFirst = 5;
const { children: icon, ...look } = bellButton;

export default function NotificationsBell(before: ButtonBefore) {
  const button = useTakeOver(before);
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(notificationsQuery());
  const { mutate: markRead } = useMarkRead();
  const { notifications, unread } = query.data ?? { notifications: [], unread: 0 };
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(380px, calc(100vw - 24px))"
      trapFocus
      returnFocus
      shadow="md"
      transitionProps={{ duration: 100 }}
    >
      <Popover.Target>
        <ActionIcon
          {...look}
          ref={button}
          className={styles['bell']}
          aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
          onClick={() => setOpen(!isOpen)}
        >
          {icon}
          {unread > 0 && (
            <span className={styles['bell-count']} aria-hidden>
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={styles['bell-list']} aria-label="Notifications">
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
                  setOpen(false);
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
            onClick={() => setOpen(false)}
          >
            All notifications
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
