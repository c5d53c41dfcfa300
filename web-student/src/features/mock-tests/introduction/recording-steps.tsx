import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { announce } from '#student/core/notices.ts';
import { LevelMeter } from '#student/microphone/level-meter.tsx';
import { PermissionDeniedDialog } from '#student/microphone/permission-denied-dialog.tsx';
import { PlayRecording } from '#student/microphone/play-recording.tsx';
import { StopRecording } from '#student/microphone/stop-recording.tsx';
import { problemTexts, silenceText } from '#student/microphone/problem-texts.ts';
import type { Introduction } from './use-introduction.ts';

const announcements: Readonly<Partial<Record<Introduction['view']['status'], string>>> = {
  waiting: 'Time to prepare. Recording begins after a tone.',
  recording: 'Recording',
  finished: 'The introduction is over.',
};

interface Props {
  readonly introduction: Introduction;
}

export function RecordingSteps({ introduction }: Props) {
  const { status } = introduction.view;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const text = announcements[status];
    if (text !== undefined) announce(text);
    // The pressed button is gone with its step: focus the next one instead of the top of the page.
    if (status !== 'idle' && document.activeElement === document.body) box.current?.focus();
  }, [status]);
  return (
    <div ref={box} role="group" aria-label="Introduction" tabIndex={-1}>
      <Step introduction={introduction} />
    </div>
  );
}

function Step({ introduction }: Props) {
  const { view, recorder, begin } = introduction;
  const [isBeginning, setBeginning] = useState(false);
  const [hasSeenDenial, setSeenDenial] = useState(false);
  const { status, recording } = view;
  const press = async () => {
    setSeenDenial(false);
    setBeginning(true);
    await begin();
    setBeginning(false);
  };
  if (view.problem)
    return (
      <Stack align="flex-start">
        <Alert color="red" role="alert" w="100%">
          {problemTexts[view.problem]}
        </Alert>
        <Button variant="default" onClick={() => void press()} loading={isBeginning}>
          Try again
        </Button>
        {view.accessDenied && !hasSeenDenial && (
          <PermissionDeniedDialog onClose={() => setSeenDenial(true)} />
        )}
      </Stack>
    );
  switch (status) {
    case 'waiting':
      return (
        <Stack gap="sm">
          <Text size="lg" fw={650} role="timer">
            Recording begins in {view.timeLeftWaiting}
          </Text>
          <LevelMeter hearing={recorder.hearing} />
        </Stack>
      );
    case 'recording':
      return (
        <Stack gap="sm">
          <Text size="lg" fw={650}>
            {view.silenceWarning ? silenceText : `Recording, ${view.timeLeftAnswering} s left`}
          </Text>
          <Progress value={view.elapsedShare * 100} aria-label="Time used" />
          <LevelMeter hearing={recorder.hearing} />
          <StopRecording canStop={view.canStop} onStop={() => recorder.stop()} />
        </Stack>
      );
    case 'closing':
      return <Text>One moment…</Text>;
    case 'finished':
      return (
        <Stack gap="sm">
          <Text fw={600}>
            {recording?.whole
              ? 'This is your introduction. It is deleted when you leave this page.'
              : view.end === 'interrupted'
                ? 'The sound was interrupted. Record it again.'
                : 'Nothing was recorded.'}
          </Text>
          <Group>
            {recording?.whole && <PlayRecording blob={recording.blob} />}
            <Button variant="default" onClick={() => void press()} loading={isBeginning}>
              Record it again
            </Button>
          </Group>
        </Stack>
      );
    default:
      return (
        <Group>
          <Button variant="default" onClick={() => void press()} loading={isBeginning}>
            Start the introduction
          </Button>
        </Group>
      );
  }
}
