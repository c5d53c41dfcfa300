import { Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconClockHour4, IconDeviceFloppy, IconListCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';

const promises = [
  {
    Icon: IconListCheck,
    title: 'A reason for every point',
    text: 'After each answer you see what was right, what was not, and why. The same answer always gets the same score.',
  },
  {
    Icon: IconClockHour4,
    title: 'Tests under the real clock',
    text: 'Short mock tests run on our clock, not on yours. Close the page, come back, and the time is still right.',
  },
  {
    Icon: IconDeviceFloppy,
    title: 'Your answers are safe',
    text: 'A bad connection loses nothing. What you answer is saved on your device until we have it.',
  },
] as const;

export default function HomePage() {
  return (
    <Stack className="page" gap={48} py={{ base: 'md', md: 56 }}>
      <Stack gap="lg" maw={640}>
        <Title order={1} className="home-title">
          Know your score today, and what to do next
        </Title>
        <Text size="lg" c="dimmed">
          Ninety helps you prepare for your English exam: practice questions as in the exam, short timed
          tests, and clear answers to why.
        </Text>
        <Group>
          <Button component={Link} to={paths.practice.getHref()} size="md">
            Try a free question
          </Button>
          <Button component={Link} to={paths.register.getHref()} size="md" variant="default">
            Sign up
          </Button>
        </Group>
      </Stack>
      <SimpleGrid cols={{ base: 1, md: 3 }} spacing="lg">
        {promises.map(({ Icon, title, text }) => (
          <Card key={title} withBorder padding="lg">
            <Icon size={28} stroke={1.5} aria-hidden />
            <Title order={2} size="h4" mt="sm">
              {title}
            </Title>
            <Text c="dimmed" mt={6}>
              {text}
            </Text>
          </Card>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
