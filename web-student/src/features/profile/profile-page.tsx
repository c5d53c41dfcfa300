import { Paper, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { QueryProblem } from '#student/components/problem.tsx';
import { useIsPhone } from '#student/components/use-is-phone.ts';
import { userQuery } from '#student/queries/user.ts';
import { mobileStatusQuery } from '#student/features/mobile-app/api/mobile.ts';
import { mobileSectionId, profileSections } from './profile-sections.ts';
import styles from './profile-page.module.css';

export default function ProfilePage() {
  const user = useQuery(userQuery());
  const isPhone = useIsPhone();
  const mobile = useQuery(mobileStatusQuery());
  const isThere = user.data !== undefined;
  const [search] = useSearchParams();
  const { hash } = useLocation();
  // Specification, document 2, section 2.
  const opened = search.get('openSettings') === 'true' ? 'settings' : hash.slice(1);
  useEffect(() => {
    if (isThere && opened !== '') document.getElementById(opened)?.focus();
  }, [isThere, opened]);

  if (user.isPending) return <PageSkeleton rows={2} />;
  if (user.isError && !user.data) return <QueryProblem error={user.error} onRetry={user.refetch} />;
  const hasMobile = mobile.data?.isConfigured === true;
  const sections = profileSections.filter(({ id }) => id !== mobileSectionId || hasMobile);
  const overview = (
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="page">
      <PageTitle>My Profile</PageTitle>
      <div className={styles['profile']}>
        <nav className={styles['profile-overview']} aria-label="On this page">
          {isPhone ? (
            <details className="quiet-summary">
              <summary>On this page</summary>
              {overview}
            </details>
          ) : (
            overview
          )}
        </nav>
        <Stack gap="lg">
          {sections.map(({ id, title, Content }) => (
            <Paper
              key={id}
              withBorder
              p="lg"
              component="section"
              className={styles['profile-section']}
              id={id}
              tabIndex={-1}
              aria-labelledby={`${id}-title`}
            >
              <Title order={2} size="h4" id={`${id}-title`} mb="md">
                {title}
              </Title>
              <Content user={user.data} />
            </Paper>
          ))}
        </Stack>
      </div>
    </div>
  );
}
