import { Button, Progress, Text } from '@mantine/core';
import { useEffect } from 'react';
import type { SpokenCode } from '#domain/question-types/mechanisms/spoken-task.ts';
import { announce } from '#student/core/notices.ts';
import { vibrate } from '#student/core/quiet.ts';
import { clockText } from '#student/core/server-clock.ts';
import { LevelMeter } from '#student/microphone/level-meter.tsx';
import { NextButton } from './next-button.tsx';
import { SilenceNote } from './silence-note.tsx';
import { bodyText, brokenText, headText, announcedText, silenceWarnings } from './panel-text.ts';
import type { RecordingInHand, Stage } from './use-recording.ts';
import layout from '#student/components/styles/layout.module.css';
import styles from '../spoken-response.module.css';

interface Props {
  readonly type: SpokenCode;
  readonly recording: RecordingInHand;
  readonly context: 'practice' | 'test';
  readonly isLocked: boolean;
  readonly hasAnswer?: boolean;
  readonly onOpen?: (() => void) | undefined;
  readonly onExplainSilence?: (() => void) | undefined;
}

const testTexts: Readonly<Partial<Record<Stage, string>>> = {
  ready: 'The time for this question is running. Press Start to continue.',
  finished: 'You record only once. Your answer was sent. Continue when you are ready.',
  over: 'Your time to answer ran out while the page was closed, and nothing was recorded. Continue when you are ready.',
};
const brokenInTest = `${brokenText} You can record this answer once more. You get the lost time back.`;
const live: ReadonlySet<Stage> = new Set<Stage>(['hearing', 'waiting', 'recording', 'closing']);

export function RecorderPanel(props: Props) {
  const { type, recording, context, isLocked, hasAnswer = false, onOpen, onExplainSilence } = props;
  const { view } = recording;
  const stage = hasAnswer ? 'finished' : recording.stage;
  const isBroken = stage === 'finished' && view.end === 'interrupted';
  const testText = isBroken ? brokenInTest : testTexts[stage];
  const body = (context === 'test' ? testText : undefined) ?? bodyText({ type, stage, view });
  const announced = announcedText({ stage, view });
  useEffect(() => {
    if (announced !== undefined) announce(announced);
  }, [announced]);
  const isWarned = view.isInterrupted || view.silenceWarning !== undefined;
  useEffect(() => {
    if (isWarned) vibrate();
  }, [isWarned]);
  return (
    <section className={styles['recorder']} aria-label="Recorder" tabIndex={-1} data-stage={stage}>
      {/* Reserves its height, so that no button below it moves under a finger. */}
      <div className={styles['recorder-shown']}>
        <Text fw={650} size="lg" className={`${styles['recorder-head']} ${layout['line']}`}>
          {stage === 'recording' && <span className={styles['recorder-light']} aria-hidden />}
          {hasAnswer ? 'Recorded' : headText({ stage, view })}
        </Text>
        {body !== undefined && <Text className={styles['recorder-text']}>{body}</Text>}
        {stage === 'finished' && view.silenceDetected && <SilenceNote onExplain={onExplainSilence} />}
        {live.has(stage) && <Live recording={recording} />}
      </div>
      <div className={`${styles['recorder-actions']} ${layout['chips']}`}>
        {!hasAnswer && stage !== 'over' && (
          <NextButton recording={recording} context={context} isLocked={isLocked} />
        )}
        {onOpen && (
          <Button onClick={onOpen} disabled={isLocked}>
            Listen and submit
          </Button>
        )}
      </div>
    </section>
  );
}

function Live({ recording: { view, recorder } }: Pick<Props, 'recording'>) {
  const { answeringTime } = view;
  const used = Math.floor(view.elapsedShare * answeringTime);
  return (
    <>
      <div>
        <Progress value={view.elapsedShare * 100} aria-label="Time used" />
        <Text size="sm" c="dimmed" className={`digits ${styles['recorder-time']}`}>
          <span>{view.silenceWarning && silenceWarnings[view.silenceWarning]}</span>
          <span>
            {clockText(used)} of {clockText(answeringTime)}
          </span>
        </Text>
      </div>
      <LevelMeter hearing={recorder.hearing} />
    </>
  );
}
