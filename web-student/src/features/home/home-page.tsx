import { Grid, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Grid.css';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { browserStore, storageKeys } from '#student/core/storage.ts';
import { homeQuery } from './api/home.ts';
import { questionCounts } from './question-counts.ts';
import { freeHref } from './free-list.ts';
import { hero as firstHero } from './home-texts.ts';
import layout from '#student/components/styles/layout.module.css';
import styles from './home-page.module.css';

const LiveQuestion = lazy(() => import('./live-question.tsx'));
const LateSections = lazy(() => import('./sections/late-sections.tsx'));

export default function HomePage() {
  const { data: home } = useQuery(homeQuery());
  const [hero = firstHero] = home?.sections.filter((section) => section.type === 'hero') ?? [];
  const hasRegisteredOnce = browserStore.get(storageKeys.hasRegisteredOnce) === 'true';
  return (
    <Stack className="page" maw={1160} gap={64} pt={{ base: 'md', md: 40 }}>
      <Grid gap={{ base: 'xl', md: 48 }}>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="lg" pt={{ base: 0, md: 'xl' }}>
            <Title order={1} className={styles['home-title']}>
              {hero.title}
            </Title>
            <Text size="lg" c="dimmed">
              {hero.text}
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
            <Text size="sm" c="dimmed" mih={44}>
              {home && questionCounts(home.counts)}
            </Text>
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Suspense fallback={<Skeleton height={645} />}>
            <LiveQuestion />
          </Suspense>
        </Grid.Col>
      </Grid>
      {home && (
        <Suspense fallback={null}>
          <LateSections home={home} />
        </Suspense>
      )}
      <footer className={`${styles['home-foot']} ${layout['row']} ${layout['spread']} quiet`}>
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
          <a href="/regulations/terms-of-use">Terms of use</a>
          <a href="/regulations/privacy-policy">Privacy policy</a>
          <Link to={paths.contact.getHref()}>Contact Us</Link>
          <Link to={paths.login.getHref()}>Login</Link>
          <Link to={paths.register.getHref()}>Sign up</Link>
        </nav>
      </footer>
    </Stack>
  );
}
