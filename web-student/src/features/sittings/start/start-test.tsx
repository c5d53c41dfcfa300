import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { v7 as newId } from 'uuid';
import type { MockTestListing } from '#domain/mock-tests/contract.ts';
import { paths } from '#student/app/paths.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { messageOf } from '#student/core/messages.ts';
import { sittingKey, start } from '../api/sitting.ts';

interface Props {
  readonly mockTest: MockTestListing;
  readonly isSecond?: boolean;
}

export function StartTest({ mockTest, isSecond = false }: Props) {
  switch (mockTest.access) {
    case 'open':
      return <StartButton mockTest={mockTest} isSecond={isSecond} />;
    case 'locked':
      return null;
    case 'sat':
      return <Text size="sm">You have taken this test. One try only.</Text>;
    case 'incomplete':
      return (
        <Text size="sm">This test is not ready yet. Some of its questions are still being written.</Text>
      );
  }
}

function StartButton({ mockTest, isSecond }: Required<Props>) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<string>();
  // One id for all retries: a retry after a lost response opens the same sitting, not a second one.
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
      <Button variant={isSecond ? 'default' : 'filled'} onClick={() => void begin()} loading={isStarting}>
        Start the test
      </Button>
      <FormFailure text={failure} />
    </>
  );
}
