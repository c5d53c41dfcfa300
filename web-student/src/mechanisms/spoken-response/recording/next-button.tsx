import { Button } from '@mantine/core';
import { IconMicrophone, IconPlayerStopFilled } from '@tabler/icons-react';
import type { RecordingInHand, Stage } from './use-recording.ts';

interface Props {
  readonly recording: RecordingInHand;
  readonly context: 'practice' | 'test';
  readonly isLocked: boolean;
}

const names: Readonly<Record<Stage, string>> = {
  ready: 'Start',
  opening: 'Start',
  hearing: 'Stop listening',
  waiting: 'Start now',
  recording: 'Stop recording',
  closing: 'Stop recording',
  finished: 'Record again',
  failed: 'Try again',
  over: 'Start',
};

const startsAlone = 'Starts automatically';
const testNames: Readonly<Partial<Record<Stage, string>>> = { hearing: startsAlone, waiting: startsAlone };

/**
 * Always in the same place, so that it keeps the focus. A test plays the track and the wait in full and allows one
 * recording.
 */
export function NextButton({ recording, context, isLocked }: Props) {
  const { stage, view, recorder } = recording;
  const isTest = context === 'test';
  const waits =
    stage === 'opening' ||
    stage === 'closing' ||
    (stage === 'recording' && !view.canStop) ||
    (isTest && (stage === 'hearing' || stage === 'waiting'));
  const actions: Readonly<Partial<Record<Stage, () => unknown>>> = {
    ready: recording.start,
    failed: recording.start,
    hearing: recording.skip,
    waiting: recording.skip,
    recording: recorder.stop,
    finished: recording.again,
  };
  const isStop = stage === 'recording' || stage === 'closing';
  return (
    <Button
      variant={stage === 'finished' || stage === 'hearing' ? 'default' : 'filled'}
      color={isStop ? 'red' : 'blue'}
      leftSection={
        isStop ? <IconPlayerStopFilled size={18} aria-hidden /> : <IconMicrophone size={18} aria-hidden />
      }
      // `disabled` would lose the focus.
      {...((waits || isLocked) && { 'aria-disabled': true, 'data-disabled': true })}
      onKeyDown={(event) => {
        // Holding a key counts as one press.
        if (event.repeat) event.preventDefault();
      }}
      onClick={(event) => {
        // The second click of a double click was meant for the previous button.
        if (waits || isLocked || event.detail > 1) return;
        void actions[stage]?.();
      }}
    >
      {(isTest && testNames[stage]) || names[stage]}
    </Button>
  );
}
