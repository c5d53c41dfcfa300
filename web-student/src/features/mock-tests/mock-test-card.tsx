import { Anchor, Badge, Group, Paper, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { MockTestListing } from '#domain/mock-tests/contract.ts';
import type { ExtraPercent } from '#domain/mock-tests/extra-percents.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { questionsText } from '../../core/counts.ts';
import { durationText, type ClockReading } from '../../core/server-clock.ts';
import { browserStore } from '../../core/storage.ts';
import { hasChecked } from '../../microphone/microphone-memory.ts';
import { costOf, type TestCredits } from './cost-words.ts';
import { RemoveSittingButton } from './remove-sitting-button.tsx';
import { isRunning, runningSitting } from './running-sitting.ts';
import { StartTest } from './start-test.tsx';
import { useOverviewSeen } from './use-overview-seen.ts';
import './mock-tests.css';

interface Props {
  readonly mockTest: MockTestListing;
  readonly clock: ClockReading;
  readonly credits: TestCredits;
  /** Of the student's extra time, which the test's time counts already. */
  readonly extraPercent: ExtraPercent | null;
}

export function MockTestCard({ mockTest, clock, credits, extraPercent }: Props) {
  const { name, description, access, questions, seconds, usesMicrophone, sittings } = mockTest;
  const running = runningSitting(mockTest, clock);
  const cost = costOf(mockTest, credits);
  return (
    <Paper withBorder p="lg" component="section" aria-label={name}>
      <Group justify="space-between" gap="xs">
        <Title order={3} size="h4">
          {name}
        </Title>
        <Badge variant="light" color="slate">
          {questionsText(questions)} · {wholeMinutes(seconds)}
        </Badge>
      </Group>
      <Text mt={6}>{description}</Text>
      {usesMicrophone && access === 'open' && !hasChecked(browserStore) && (
        <Text c="dimmed" size="sm" mt={6}>
          You speak in this test.{' '}
          <Anchor component={Link} to={paths.microphone.getHref()} inherit underline="always">
            Check your microphone
          </Anchor>{' '}
          first: it takes a minute.
        </Text>
      )}
      {extraPercent !== null && !running && (
        <Text mt={6} size="sm">
          Your extra time of {extraPercent} % is counted in.
        </Text>
      )}
      {cost !== undefined && !running && (
        <Text mt={6} size="sm">
          {cost}
        </Text>
      )}
      {(running !== undefined || access !== 'locked') && (
        <Group mt="md">
          {running ? (
            <ButtonLink to={paths.mockTestExercise.getHref(running.sessionId)}>Continue the test</ButtonLink>
          ) : (
            <StartOrLook mockTest={mockTest} />
          )}
        </Group>
      )}
      {running === undefined && access === 'locked' && (
        <Group mt="md">
          <ButtonLink to={paths.pricing.getHref()} variant="default">
            See the plans
          </ButtonLink>
        </Group>
      )}
      {sittings.length > 0 && (
        <>
          <Title order={4} size="h5" mt="lg" mb="xs">
            Your tests
          </Title>
          <ul className="sittings">
            {sittings.map((sitting) => (
              <SittingRow key={sitting.sessionId} sitting={sitting} clock={clock} />
            ))}
          </ul>
        </>
      )}
    </Paper>
  );
}

/** A day is planned in minutes; what takes longer than the sprint is about so long. */
const wholeMinutes = (seconds: number) =>
  seconds > 600 ? `about ${durationText(Math.round(seconds / 60) * 60)}` : durationText(seconds);

/** The first time, how a test goes is looked at before; then Start stands in front. It starts at once either way. */
function StartOrLook({ mockTest }: { readonly mockTest: MockTestListing }) {
  const [isSeen] = useOverviewSeen();
  if (mockTest.access !== 'open') return <StartTest mockTest={mockTest} />;
  const overview = (
    <ButtonLink
      to={paths.mockTestOverview.getHref(mockTest.mockTestId)}
      variant={isSeen ? 'default' : 'filled'}
    >
      Overview and equipment
    </ButtonLink>
  );
  return (
    <>
      {!isSeen && overview}
      <StartTest mockTest={mockTest} isSecond={!isSeen} />
      {isSeen && overview}
    </>
  );
}

const { mockTestExercise: exercise, mockTestResults: results } = paths;
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

interface RowProps {
  readonly sitting: MockTestListing['sittings'][number];
  readonly clock: ClockReading;
}

function SittingRow({ sitting, clock }: RowProps) {
  const runs = isRunning(sitting, clock);
  const { sessionId, startedAt, points, maximum, figures } = sitting;
  const result = points === null || maximum === null ? 'Result on its way' : `Score ${points}/${maximum}`;
  const begun = moment.format(new Date(startedAt));
  return (
    <li>
      <span>{begun}</span>
      <strong>
        {runs ? 'Running' : result}
        {figures?.overall && ` · about ${figures.overall.value}`}
      </strong>
      <Anchor
        component={Link}
        className="lone-link"
        to={(runs ? exercise : results).getHref(sessionId)}
        underline="always"
      >
        {runs ? 'Continue' : 'See the result'}
      </Anchor>
      <RemoveSittingButton sessionId={sessionId} begun={begun} />
    </li>
  );
}
