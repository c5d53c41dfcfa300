import { Button, Group, Stack, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { isPublicPath } from '#domain/core/site-paths.ts';
import { paths } from './paths.ts';
import { PageTitle } from '#student/components/page-title.tsx';

export default function NotFoundPage() {
  const { pathname } = useLocation();
  return isPublicPath(pathname) ? <NotHereNow /> : <NotFound />;
}

/** The server has this page but is unreachable, so the service worker shows the client instead. */
const NotHereNow = () => (
  <Stack align="center" ta="center" gap="md" py="12vh">
    <PageTitle>This page needs a connection</PageTitle>
    <Text c="dimmed" maw={420}>
      You can practise offline. To read this page, connect to the internet and try again.
    </Text>
    <Group justify="center">
      <Button component={Link} to="" reloadDocument>
        Try again
      </Button>
      <Button component={Link} to={paths.practice.getHref()} variant="default">
        Go to practice
      </Button>
    </Group>
  </Stack>
);

function NotFound() {
  return (
    <Stack align="center" ta="center" gap="md" py="12vh">
      <PageTitle>Page not found</PageTitle>
      <Text c="dimmed" maw={420}>
        The address may be mistyped, or the page has moved. Nothing is lost.
      </Text>
      <Group justify="center">
        <Button component={Link} to={paths.practice.getHref()}>
          Go to practice
        </Button>
        <Button component={Link} to={paths.home.getHref()} variant="default">
          Home
        </Button>
      </Group>
    </Stack>
  );
}
