import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MockTestListing } from '#domain/mock-tests/contract.ts';
import { paths } from '#student/app/paths.ts';
import type { ClockReading } from '#student/core/server-clock.ts';
import { CourseSection } from '#student/features/scorecards/course-section.tsx';
import { RemoveSittingButton } from './remove-sitting-button.tsx';
import { isRunning } from '../running-sitting.ts';
import styles from './my-tests.module.css';

interface Props {
  readonly tests: readonly MockTestListing[];
  readonly clock: ClockReading;
}

const shownAtFirst = 6;

export function MyTests({ tests, clock }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const sittings = tests
    .flatMap(({ name, sittings: own }) => own.map((sitting) => ({ ...sitting, name })))
    .toSorted((one, other) => (one.startedAt < other.startedAt ? 1 : -1));
  if (sittings.length === 0) return null;
  const shown = showsAll ? sittings : sittings.slice(0, shownAtFirst);
  return (
    <section aria-labelledby="my-tests">
      <Title order={2} size="h4" id="my-tests" mb="sm">
        My tests
      </Title>
      <CourseSection tests={tests} />
      <Stack component="ul" gap={6} mt={16} className={styles['sittings']}>
        {shown.map((sitting) => (
          <SittingRow key={sitting.sessionId} sitting={sitting} clock={clock} />
        ))}
      </Stack>
      {shown.length < sittings.length && (
        <Button variant="subtle" mt="xs" onClick={() => setShowsAll(true)}>
          Show all {sittings.length} tests
        </Button>
      )}
    </section>
  );
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

interface RowProps {
  readonly sitting: MockTestListing['sittings'][number] & { readonly name: string };
  readonly clock: ClockReading;
}

function SittingRow({ sitting, clock }: RowProps) {
  const runs = isRunning(sitting, clock);
  const { sessionId, name, startedAt, points, maximum, figures } = sitting;
  const result = points === null || maximum === null ? 'Result on its way' : `Score ${points}/${maximum}`;
  const begun = moment.format(new Date(startedAt));
  return (
    <li>
      <span>
        {name}
        <Text component="span" size="sm" c="dimmed" display="block">
          {begun}
        </Text>
      </span>
      <strong>
        {runs ? 'Running' : result}
        {figures?.overall && ` · about ${figures.overall.value}`}
      </strong>
      <Anchor
        component={Link}
        className="lone-link"
        to={(runs ? paths.mockTestExercise : paths.mockTestResults).getHref(sessionId)}
        underline="always"
      >
        {runs ? 'Continue' : 'See the result'}
      </Anchor>
      <RemoveSittingButton sessionId={sessionId} begun={begun} />
    </li>
  );
}
