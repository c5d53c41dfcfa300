import { Alert, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconMicrophone, IconVolume } from '@tabler/icons-react';
import { useLiveRegion } from '#student/core/quiet.ts';
import { LevelMeter } from '#student/microphone/level-meter.tsx';
import { PlayRecording } from '#student/microphone/play-recording.tsx';
import { problemTexts } from '#student/microphone/problem-texts.ts';
import { checkSound } from '#student/recorder/sound/sound-check.ts';
import type { DrillPart as Part } from './drill-parts.ts';
import { drillTimes, useDrill } from './use-drill.ts';
import styles from './drill.module.css';

interface Props {
  readonly part: Part;
  readonly onHear?: (() => void) | undefined;
}

export function DrillPart({ part, onHear }: Props) {
  const { view, hearing, repetitions, say, stop } = useDrill(part.words.length);
  const { status, problem, recording } = view;
  const isBusy = status === 'waiting' || status === 'recording' || status === 'closing';
  const isBroken = view.end === 'interrupted';
  const isUnheard = recording !== undefined && (isBroken || checkSound(recording.sound) === 'nothing');
  return (
    <>
      <p className={styles['drill-phrase']}>
        {part.words.map(({ text, wentWrong }, index) =>
          wentWrong ? (
            <span key={index}>
              <mark>{text}</mark>
              <VisuallyHidden> (went wrong)</VisuallyHidden>{' '}
            </span>
          ) : (
            `${text} `
          ),
        )}
      </p>
      <Group>
        {onHear && (
          <Button
            variant="default"
            disabled={isBusy}
            leftSection={<IconVolume size={18} aria-hidden />}
            onClick={onHear}
          >
            Hear the sentence
          </Button>
        )}
        {isBusy ? (
          <Button
            color="red"
            aria-disabled={!view.canStop}
            {...(!view.canStop && { 'data-disabled': true })}
            onClick={stop}
          >
            Stop
          </Button>
        ) : (
          <Button leftSection={<IconMicrophone size={18} aria-hidden />} onClick={() => void say()}>
            {repetitions === 0 ? 'Say it' : 'Say it again'}
          </Button>
        )}
        {recording && !isUnheard && <PlayRecording blob={recording.blob} />}
      </Group>
      {isBusy && <LevelMeter hearing={hearing} />}
      <Text {...useLiveRegion()} size="sm">
        {progressText(status, repetitions)}
      </Text>
      {isUnheard && (
        <Alert color="yellow">
          {isBroken ? 'The sound was interrupted' : 'We heard nothing'}, so it does not count. Say it once
          more.
        </Alert>
      )}
      {problem && (
        <Alert color="yellow" role="alert">
          {problemTexts[problem]}
        </Alert>
      )}
    </>
  );
}

function progressText(status: ReturnType<typeof useDrill>['view']['status'], repetitions: number): string {
  if (status === 'waiting') return 'Get ready.';
  if (status === 'recording') return 'Recording: say the phrase.';
  if (repetitions >= drillTimes)
    return `Said ${drillTimes} times. Does the last one sound better than the first?`;
  return `Said ${repetitions} of ${drillTimes} times.`;
}
