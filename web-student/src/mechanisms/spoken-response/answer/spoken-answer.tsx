import { Alert, Button, Group, Text } from '@mantine/core';
import { Fragment, useState } from 'react';
import type { Score } from '#domain/scoring/score.ts';
import type { ModelReadingOf } from './model-reading-of.ts';
import { ModelWord } from './model-word.tsx';
import { useRecorded } from './sound/use-recorded.ts';
import { flowOf } from './flow.ts';
import { FlowStrip } from './flow-strip.tsx';
import { marksOf } from './marks.ts';
import { pausesOf, spokenWords, type SpokenWord, type Stretch } from './spoken-words.ts';
import { SoundControls } from './sound/sound-controls.tsx';
import { useSound } from './sound/use-sound.ts';
import { WaveForm } from './sound/wave-form.tsx';
import { WordLine } from './word-line.tsx';
import layout from '#student/components/styles/layout.module.css';
import styles from './word-line.module.css';

interface Props {
  readonly recording: string;
  readonly score: Score | undefined;
  readonly reference: string | undefined;
  readonly reading: ModelReadingOf | undefined;
}

/** Played before and after a word, because otherwise its first sound is cut off. */
const marginMs = 80;

export function SpokenAnswer({ recording, score, reference, reading }: Props) {
  const { query, blob, peaks } = useRecorded(recording);
  const sound = useSound(blob);
  const words = score ? spokenWords(score, reference) : [];
  const [pressed, setPressed] = useState<number>();
  const playPart = (at: Stretch | undefined, index?: number) => {
    setPressed(index);
    if (at) sound.play(Math.max(0, at[0] - marginMs), at[1] + marginMs);
  };
  const wrong = pressed !== undefined && words[pressed]?.state !== 'said' ? words[pressed] : undefined;
  if (recording === '') return <Text c="dimmed">Nothing was recorded.</Text>;
  return (
    <section className={layout['stack']} aria-label="Your recording">
      {query.isError && (
        <Alert color="yellow" role="alert">
          <Text mb="xs">Your recording could not be loaded. It is safe on our server.</Text>
          <Button size="compact-sm" variant="default" onClick={() => void query.refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {sound.hasFailed && <Alert color="yellow">Your browser does not support the audio player.</Alert>}
      <WaveForm
        peaks={peaks}
        durationMs={sound.durationMs}
        position={sound.position}
        marks={marksOf(words)}
        onSeek={sound.seek}
        onPress={({ heard, index }) => playPart(heard, index)}
      />
      {score && <Flow score={score} words={words} durationMs={sound.durationMs} />}
      <SoundControls sound={sound} isThere={blob !== undefined} />
      {words.length > 0 && (
        <>
          <Text size="sm" c="dimmed">
            {reference === undefined ? 'Transcript. ' : ''}Press a word or a pause to hear it, here or in the
            waveform.
          </Text>
          <WordLine
            words={words}
            position={sound.isPlaying ? sound.position : undefined}
            onPlay={playPart}
            hasModel={reading !== undefined}
          />
          <Group justify="space-between" gap="xs" mih={30}>
            <Legend words={words} />
            {reading && wrong && pressed !== undefined && (
              <ModelWord reading={reading} text={wrong.text} index={pressed} />
            )}
          </Group>
        </>
      )}
    </section>
  );
}

interface FlowProps {
  readonly score: Score;
  readonly words: readonly SpokenWord[];
  readonly durationMs: number;
}

function Flow({ score, words, durationMs }: FlowProps) {
  const speed = score.traits
    .flatMap(({ evidence }) => evidence)
    .find((one) => one.kind === 'measure' && one.of === 'words_per_second');
  const places = words.flatMap(({ at }) => (at ? [at] : []));
  const full = speed?.kind === 'measure' ? speed.scale[1] : undefined;
  return <FlowStrip parts={flowOf(places, pausesOf(score))} durationMs={durationMs} full={full} />;
}

function Legend({ words }: { readonly words: readonly SpokenWord[] }) {
  const has = (state: SpokenWord['state']) => words.some((word) => word.state === state);
  const hasPause = words.some(({ pausesBefore, pausesAfter }) => pausesBefore || pausesAfter);
  const marks = [
    has('missed') && <span className={`${styles['spoken-word']} ${styles['is-missed']}`}>not said</span>,
    has('replaced') && (
      <span className={`${styles['spoken-word']} ${styles['is-replaced']}`}>different word</span>
    ),
    has('unclear') && <span className={`${styles['spoken-word']} ${styles['is-unclear']}`}>unclear</span>,
    hasPause && (
      <>
        <span className={styles['spoken-pause']}>0.8 s</span> long pause
      </>
    ),
  ].filter((mark) => mark !== false);
  return (
    <Text size="sm" c="dimmed" className={styles['word-legend']}>
      {marks.map((mark, at) => (
        <Fragment key={at}>{mark} </Fragment>
      ))}
    </Text>
  );
}
