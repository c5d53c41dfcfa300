import { Anchor, Badge, Button, Group, Paper, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { v7 as newId } from 'uuid';
import type { MockTestListing } from '#domain/mock-tests/contract.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { messageOf } from '../../core/messages.ts';
import { durationText, type ClockReading } from '../../core/server-clock.ts';
import { browserStore } from '../../core/storage.ts';
import { hasChecked } from '../../microphone/microphone-memory.ts';
import { sittingKey, start } from './api/sitting.ts';
import { isRunning, runningSitting } from './running-sitting.ts';
import './mock-tests.css';

interface Props {
  readonly mockTest: MockTestListing;
  readonly clock: ClockReading;
}

export function MockTestCard({ mockTest, clock }: Props) {
  const { name, description, access, questions, seconds, usesMicrophone, sittings } = mockTest;
  const running = runningSitting(mockTest, clock);
  return (
    <Paper withBorder p="lg" component="section" aria-label={name}>
      <Group justify="space-between" gap="xs">
        <Title order={3} size="h4">
          {name}
        </Title>
        <Badge variant="light" color="slate">
          {questions} questions · {wholeMinutes(seconds)}
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
      <Group mt="md">
        {running ? (
          <ButtonLink to={paths.mockTestExercise.getHref(running.sessionId)}>Continue the test</ButtonLink>
        ) : (
          <Start mockTest={mockTest} />
        )}
      </Group>
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

/** Start, or why there is none. */
function Start({ mockTest }: { readonly mockTest: MockTestListing }) {
  switch (mockTest.access) {
    case 'open':
      return <StartButton mockTest={mockTest} />;
    case 'locked':
      return <Text size="sm">This test is part of the paid plans.</Text>;
    case 'sat':
      return <Text size="sm">You have sat this test. It can be sat once.</Text>;
    case 'incomplete':
      return (
        <Text size="sm">This test is not ready yet: some of its questions are still being written.</Text>
      );
  }
}

function StartButton({ mockTest }: { readonly mockTest: MockTestListing }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<string>();
  // Made once: pressing again after a lost answer opens the sitting that was started, not a second one.
  const commandId = useRef<string>(undefined);
  async function begin() {
    setStarting(true);
    setFailure(undefined);
    commandId.current ??= newId();
    try {
      const timed = await start(mockTest, commandId.current);
      queryClient.setQueryData(sittingKey(timed.sitting.sessionId), timed);
      await navigate(paths.mockTestExercise.getHref(timed.sitting.sessionId));
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setStarting(false);
    }
  }
  return (
    <>
      <Button onClick={() => void begin()} loading={isStarting}>
        Start the test
      </Button>
      <FormFailure text={failure} />
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
  const { sessionId, startedAt, points, maximum } = sitting;
  const result = points === null || maximum === null ? 'Result on its way' : `Score ${points}/${maximum}`;
  return (
    <li>
      <span>{moment.format(new Date(startedAt))}</span>
      <strong>{runs ? 'Running' : result}</strong>
      <Anchor component={Link} to={(runs ? exercise : results).getHref(sessionId)} underline="always">
        {runs ? 'Continue' : 'See the result'}
      </Anchor>
    </li>
  );
}
