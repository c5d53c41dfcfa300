import { ActionIcon, Popover } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bellButton } from '#student/app/bars/top-bar-buttons.tsx';
import { useTakeOver, type ButtonBefore } from '#student/components/menu-button/use-take-over.ts';
import { notificationsQuery } from './api/notifications.ts';
import { LatestNotifications } from './latest-notifications.tsx';
import styles from './notifications.module.css';

const { children: icon, ...look } = bellButton;

export default function NotificationsBell(before: ButtonBefore) {
  const button = useTakeOver(before);
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(notificationsQuery());
  const unread = query.data?.unread ?? 0;
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
        <LatestNotifications query={query} onLeave={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
