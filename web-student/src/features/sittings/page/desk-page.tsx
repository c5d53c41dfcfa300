import { Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/List.css';
import { useLocation } from 'react-router-dom';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageTitle } from '#student/components/page-title.tsx';

export default function DeskPage() {
  const isForTests = useLocation().pathname === paths.mockTestDesktop.path;
  return (
    <Stack className="page" gap="lg">
      <PageTitle lead="You can still continue here.">
        {isForTests ? 'A full test is better at a desk' : 'This is better at a desk'}
      </PageTitle>
      <Paper withBorder p="lg" component="section" aria-labelledby="why">
        <Title order={2} size="h4" id="why" mb="sm">
          Why
        </Title>
        <List spacing="xs">
          <List.Item>You take the exam at a desk, with a keyboard, a mouse and a headset.</List.Item>
          <List.Item>
            On a wide screen, a long text and its question are side by side. On a phone you scroll between
            them while the clock runs.
          </List.Item>
          <List.Item>
            Essays and emails are written against the clock, and two thumbs are slower than a keyboard.
          </List.Item>
          <List.Item>A phone may ring, lock or run out of battery. The clock keeps running.</List.Item>
        </List>
      </Paper>
      <Paper withBorder p="lg" component="section" aria-labelledby="what-works">
        <Title order={2} size="h4" id="what-works" mb="sm">
          What works here
        </Title>
        <Text>
          Everything: practice, all question types, recordings, tests, results. Short tests and single parts
          work well on a phone. If you change to another device in the middle of a test, log in there and open
          Mock Tests: the test continues where you left it, with the same clock.
        </Text>
      </Paper>
      <Group>
        <ButtonLink to={isForTests ? paths.mockTests.getHref() : paths.dashboard.getHref()}>
          Continue here
        </ButtonLink>
        <ButtonLink to={paths.practice.getHref()} variant="default">
          Practise instead
        </ButtonLink>
      </Group>
    </Stack>
  );
}
