import { Button, Group, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { QueryProblem } from '#student/components/problem.tsx';
import { useMarkRead } from './api/mark-read.ts';
import { allNotificationsQuery } from './api/notifications.ts';
import { NotificationItem } from './notification-item.tsx';
import styles from './notifications.module.css';

export default function NotificationsPage() {
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(allNotificationsQuery());
  const { mutate: markRead } = useMarkRead();
  if (isPending) return <PageSkeleton rows={5} />;
  if (!data) return <QueryProblem error={error} onRetry={refetch} />;
  const notifications = data.pages.flatMap((page) => page.notifications);
  const unread = data.pages[0]?.unread ?? 0;
  return (
    <div className="page page-narrow">
      <PageTitle>Notifications</PageTitle>
      {unread > 0 && (
        <Group justify="space-between" mb="sm">
          <Text size="sm">{unread} unread</Text>
          <Button variant="default" size="sm" onClick={() => markRead(undefined)}>
            Mark all as read
          </Button>
        </Group>
      )}
      {notifications.length === 0 && (
        <Text c="dimmed">Nothing yet. We notify you when something happens, such as a corrected score.</Text>
      )}
      <ul className={styles['notification-list']} aria-label="Your notifications">
        {notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationItem
              notification={notification}
              onOpen={() => {
                if (!notification.isRead) markRead(notification.id);
              }}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="default"
          fullWidth
          mt="md"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {error ? 'Try again' : 'Show older ones'}
        </Button>
      )}
    </div>
  );
}
