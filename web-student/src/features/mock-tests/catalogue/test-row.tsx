import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { MockTestListing } from '#domain/mock-tests/contract.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { questionsText } from '#student/core/counts.ts';
import { durationText, type ClockReading } from '#student/core/server-clock.ts';
import { costOf, type TestCredits } from './cost-words.ts';
import { runningSitting } from '#student/features/sittings/running-sitting.ts';
import { StartTest } from '#student/features/sittings/start/start-test.tsx';
import { useOverviewSeen } from '../overview/use-overview-seen.ts';
import layout from '#student/components/styles/layout.module.css';
import styles from './test-row.module.css';

interface Props {
  readonly mockTest: MockTestListing;
  readonly clock: ClockReading;
  readonly credits: TestCredits;
}

export function TestRow({ mockTest, clock, credits }: Props) {
  const { mockTestId, name, questions, seconds, access } = mockTest;
  const [isSeen] = useOverviewSeen();
  const running = runningSitting(mockTest, clock);
  const cost = running ? undefined : costOf(mockTest, credits);
  return (
    <section className={styles['test-row']} aria-label={name}>
      <div>
        <Title order={3} size="h5">
          {name}
        </Title>
        <Text size="sm" c="dimmed">
          {kindOf(mockTest)}
        </Text>
        {cost !== undefined && <Text size="sm">{cost}</Text>}
      </div>
      <Text component="span" size="sm" className="digits">
        {questionsText(questions)} · {wholeMinutes(seconds)}
      </Text>
      <LastScore mockTest={mockTest} />
      <div className={`${styles['test-ways']} ${layout['row']}`}>
        {running ? (
          <ButtonLink to={paths.mockTestExercise.getHref(running.sessionId)}>Continue the test</ButtonLink>
        ) : access === 'locked' ? (
          <ButtonLink to={paths.pricing.getHref()} variant="default">
            See the plans
          </ButtonLink>
        ) : (
          <>
            <StartTest mockTest={mockTest} isSecond={!isSeen} />
            {access === 'open' && (
              <Anchor
                component={Link}
                to={paths.mockTestOverview.getHref(mockTestId)}
                size="sm"
                className="lone-link"
                fw={isSeen ? 400 : 650}
              >
                Overview and equipment
              </Anchor>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** Full and sectional tests differ in whether everyone gets the same questions; the others have a description. */
function kindOf({ mockTestCategory, isFixed, description }: MockTestListing): string {
  if (mockTestCategory !== 'full' && mockTestCategory !== 'sectional') return description;
  return isFixed ? 'The same questions for everyone.' : 'New questions every time.';
}

/** Rounds the length of tests longer than a sprint, because students plan in minutes. */
const wholeMinutes = (seconds: number) =>
  seconds > 600 ? `about ${durationText(Math.round(seconds / 60) * 60)}` : durationText(seconds);

function LastScore({ mockTest: { sittings } }: Pick<Props, 'mockTest'>) {
  const last = sittings.find(({ points, maximum }) => points !== null && maximum !== null);
  if (!last) {
    return (
      <Text component="span" size="sm" c="dimmed">
        Not taken yet
      </Text>
    );
  }
  const { sessionId, points, maximum, figures } = last;
  return (
    <Anchor
      component={Link}
      to={paths.mockTestResults.getHref(sessionId)}
      size="sm"
      underline="always"
      className="digits lone-link"
    >
      Last score {figures?.overall ? `about ${figures.overall.value}` : `${points}/${maximum}`}
    </Anchor>
  );
}
