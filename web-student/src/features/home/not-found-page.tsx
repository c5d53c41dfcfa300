import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { PageTitle } from '../../components/page-title.tsx';

export default function NotFoundPage() {
  return (
    <Stack align="center" ta="center" gap="md" py="12vh">
      <PageTitle>Page not found</PageTitle>
      <Text c="dimmed" maw={420}>
        The address may be mistyped, or the page has moved. Nothing of yours is lost.
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
