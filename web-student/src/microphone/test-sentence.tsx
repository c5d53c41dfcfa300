import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLiveRegion } from '#student/core/quiet.ts';
import { PlayRecording } from './play-recording.tsx';
import { silenceText } from './problem-texts.ts';
import { StopRecording } from './stop-recording.tsx';
import type { Recording } from '#student/recorder/take.ts';
import type { LeftRecording } from '#student/recorder/storage/left-behind.ts';
import { checkSound, type SoundQuality } from '#student/recorder/sound/sound-check.ts';
import type { MicrophoneCheck } from './use-microphone-check.ts';
import styles from './test-sentence.module.css';

const sentence = 'The library opens at nine, and the quiet room on the second floor is free until noon.';

const verdictTexts: Readonly<Record<SoundQuality, string>> = {
  gap: 'Your microphone was silent for a moment. Listen to the recording, or record again.',
  unknown: 'Listen to the recording: this browser cannot measure how loud you are.',
  nothing: 'Nothing recorded. Speak louder, come closer, or choose another microphone.',
  'too quiet':
    'Your voice is too quiet. Move closer, or turn up the microphone in the settings of your device.',
  'too loud':
    'Your voice is too loud, and parts are cut off. Move back a little, or turn the microphone down.',
  'too noisy': 'The room is nearly as loud as you. Look for a quieter place, or use a headset.',
  good: 'Your voice is clear.',
};

interface Props {
  readonly check: MicrophoneCheck;
  readonly next?: ReactNode;
}

export function TestSentence({ check, next }: Props) {
  const { view, recorder, record, left } = check;
  const live = useLiveRegion();
  const isIdle = view.status === 'idle';
  return (
    <Stack>
      <blockquote className={styles['test-sentence']}>{sentence}</blockquote>
      {isIdle && left && <Left left={left} />}
      {isIdle && (
        <Group>
          <Button disabled={!view.isOpen} onClick={() => void record()}>
            Record the sentence
          </Button>
          {!view.isOpen && <Text size="sm">Switch on the microphone first.</Text>}
        </Group>
      )}
      {view.status === 'waiting' && <Text role="status">Starts in {view.timeLeftWaiting}</Text>}
      {view.isRecording && (
        <>
          <Text {...live}>{view.silenceWarning ? silenceText : 'Recording'}</Text>
          <Progress value={view.elapsedShare * 100} aria-label="Time used" />
          <StopRecording canStop={view.canStop} onStop={() => recorder.stop()} />
        </>
      )}
      {view.recording && <Recorded recording={view.recording} check={check} next={next} />}
    </Stack>
  );
}

function Left({ left }: { readonly left: LeftRecording }) {
  const seconds = left.seconds === undefined ? '' : ` ${Math.round(left.seconds)} s are saved.`;
  return (
    <Alert color="blue" role="status">
      <Stack align="flex-start">
        <Text>
          {left.isCutOff ? 'You left the page while you recorded.' : 'You recorded this before.'}
          {seconds}
        </Text>
        <PlayRecording blob={left.blob} />
      </Stack>
    </Alert>
  );
}

interface RecordedProps extends Props {
  readonly recording: Recording;
}

function Recorded({ recording: { blob, whole, sound }, check, next }: RecordedProps) {
  const { view, recorder, record, listen, accept, isRight, hasGainControl, turnGainControl } = check;
  const verdict = checkSound(sound);
  const isGood = verdict === 'good';
  const microphone = recorder.microphone();
  const again = async () => {
    if (!microphone) await listen();
    await record();
  };
  if (view.end === 'interrupted')
    return (
      <Stack align="flex-start">
        <Alert color="yellow" role="alert" w="100%">
          The sound was interrupted, so this recording is not kept. Close calls and other apps that use the
          microphone, then record again.
        </Alert>
        <Button onClick={() => void again()}>Record again</Button>
      </Stack>
    );
  const isQuiet = verdict === 'too quiet' || verdict === 'nothing';
  return (
    <Stack>
      {view.end === 'unplugged' && (
        <Alert color="yellow" role="alert">
          The microphone was disconnected while you recorded. Your recording up to then is saved.
        </Alert>
      )}
      {view.silenceDetected && <Text>Silence detected: the recording stopped automatically.</Text>}
      <Text role="status" fw={600}>
        {verdictTexts[verdict]}
      </Text>
      {isQuiet && !hasGainControl && (
        <Group>
          <Button variant="default" onClick={() => void turnGainControl(true)}>
            Make my voice louder
          </Button>
          <Text size="sm">Then record the sentence again.</Text>
        </Group>
      )}
      <Group>
        {whole && <PlayRecording blob={blob} />}
        <Button variant={isGood ? 'default' : 'filled'} onClick={() => void again()}>
          Record again
        </Button>
        {whole && microphone && verdict !== 'nothing' && !isRight && (
          <Button variant={isGood ? 'filled' : 'default'} onClick={() => void accept(whole, microphone)}>
            It sounds right
          </Button>
        )}
      </Group>
      {isRight && (
        <Group>
          <Text role="status">This microphone is ready, and remembered on this device.</Text>
          {next}
        </Group>
      )}
    </Stack>
  );
}
