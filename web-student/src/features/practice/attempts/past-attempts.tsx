import { Group, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { fullTypeName } from '#student/components/type-names.ts';
import { WordLookup } from '#student/dictionary/word-lookup.tsx';
import { ExerciseBar } from '../navigation/exercise-bar.tsx';
import type { OpenedFrom } from '../navigation/opened-from.ts';
import badgeStyles from '#student/components/styles/type-badge.module.css';
import layout from '#student/components/styles/layout.module.css';
import styles from '#student/components/question/exercise-frame.module.css';

const OwnAttempts = lazy(() => import('./own-attempts.tsx'));

interface Props {
  readonly uid: string;
  readonly type: TypeCode;
  readonly attemptId: string;
  readonly list: OpenedFrom;
}

export default function PastAttempts({ uid, type, attemptId, list }: Props) {
  const { color } = catalogue[type];
  return (
    <article className={styles['exercise']} style={{ '--category': `var(--mantine-color-${color}-6)` }}>
      <ExerciseBar list={list} />
      <Stack gap="md">
        <header className={`${styles['exercise-head']} ${layout['row']}`}>
          <span className={`${badgeStyles['type-badge']} ${styles['exercise-badge']}`} aria-hidden>
            {type}
          </span>
          <Title order={1} size="h3">
            {fullTypeName(type)}
          </Title>
          <Text c="dimmed" size="sm">
            {uid}
          </Text>
        </header>
        <Suspense fallback={<PageSkeleton rows={2} />}>
          <WordLookup>
            <OwnAttempts uid={uid} attemptId={attemptId} />
          </WordLookup>
        </Suspense>
        <Group>
          <ButtonLink to={paths.exercise.getHref(uid)}>Answer again</ButtonLink>
        </Group>
      </Stack>
    </article>
  );
}
