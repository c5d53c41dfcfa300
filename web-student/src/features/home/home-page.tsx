import { Grid, Group, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Grid.css';
import { IconClockHour4, IconDeviceFloppy, IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { browserStore, storageKeys } from '../../core/storage.ts';
import { exercisesQuery } from '../practice/api/exercises.ts';
import { freeCountQuery } from './api/free-question.ts';
import { Example } from './example.tsx';
import { freeHref } from './free-list.ts';
import { hero, promises } from './home-texts.ts';
import './home.css';

const LiveQuestion = lazy(() => import('./live-question.tsx'));
const LateSections = lazy(() => import('./sections/late-sections.tsx'));

/** One for each of the promises. */
const icons = [IconListCheck, IconClockHour4, IconDeviceFloppy] as const;

/** What Ninety is, shown by a question that can be answered at once. */
export default function HomePage() {
  // Who has an account is not asked to make another.
  const hasRegisteredOnce = browserStore.get(storageKeys.hasRegisteredOnce) === 'true';
  return (
    <Stack className="page" maw={1160} gap={64} pt={{ base: 'md', md: 40 }}>
      <Grid gap={{ base: 'xl', md: 48 }}>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="lg" pt={{ base: 0, md: 'xl' }}>
            <Title order={1} className="home-title">
              {hero.title}
            </Title>
            <Text size="lg" c="dimmed">
              {hero.lead}
            </Text>
            <Group>
              <ButtonLink to={freeHref} size="md">
                Try a free question
              </ButtonLink>
              <ButtonLink
                to={hasRegisteredOnce ? paths.login.getHref() : paths.register.getHref()}
                size="md"
                variant="default"
              >
                {hasRegisteredOnce ? 'Log in' : 'Sign up'}
              </ButtonLink>
            </Group>
            <Numbers />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Suspense fallback={<Skeleton height={645} />}>
            <LiveQuestion />
          </Suspense>
        </Grid.Col>
      </Grid>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing={{ base: 40, sm: 'xl' }}>
        {promises.map(({ title, text }, index) => (
          <section key={title}>
            <Icon of={icons[index]} />
            <Title order={2} size="h4" mt="sm">
              {title}
            </Title>
            <Text c="dimmed" mt={6}>
              {text}
            </Text>
          </section>
        ))}
      </SimpleGrid>
      <Example />
      <Suspense fallback={null}>
        <LateSections />
      </Suspense>
      <footer className="home-foot">
        <Text component="span" size="sm">
          Ninety is open source, under the Apache License 2.0.
        </Text>
        <nav aria-label="Footer">
          <Link to={paths.practice.getHref()}>Practice</Link>
          <Link to={paths.mockTests.getHref()}>Mock Tests</Link>
          <a href="/blog">Blog</a>
          <a href="/resources">Resources</a>
          <a href="/about-us">About us</a>
          <a href="/help">Help</a>
          <a href="/faq">FAQ</a>
          <a href="/regulations">Regulations</a>
          <Link to={paths.contact.getHref()}>Contact Us</Link>
          <Link to={paths.login.getHref()}>Login</Link>
          <Link to={paths.register.getHref()}>Sign up</Link>
        </nav>
      </footer>
    </Stack>
  );
}

const Icon = ({ of: Shape = IconListCheck }: { readonly of: (typeof icons)[number] | undefined }) => (
  <Shape size={28} stroke={1.5} aria-hidden />
);

/** Counted now, never written down; the line is there before the numbers are. */
function Numbers() {
  const exercises = useQuery(exercisesQuery());
  const free = useQuery(freeCountQuery());
  const filled = exercises.data?.filter(({ total }) => total > 0) ?? [];
  const total = filled.reduce((sum, one) => sum + one.total, 0);
  return (
    <Text size="sm" c="dimmed" mih={44}>
      {total > 0 && free.data !== undefined && (
        <>
          {total} questions, {filled.length} types. {free.data} are free, no account needed.
        </>
      )}
    </Text>
  );
}
