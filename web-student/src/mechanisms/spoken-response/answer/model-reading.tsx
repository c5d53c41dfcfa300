import { Stack, Text } from '@mantine/core';
import { PlayButton } from '#student/components/play-button.tsx';
import { trackAddress } from '#student/audio/track-address.ts';
import type { ModelReadingOf } from './model-reading-of.ts';
import { useSound } from './sound/use-sound.ts';
import styles from './model-reading.module.css';

export function ModelReading({ track, sentences }: ModelReadingOf) {
  const sound = useSound(trackAddress(track));
  return (
    <Stack component="section" aria-label="Model reading" gap={8}>
      <Text fw={650}>A model reading</Text>
      <div>
        <PlayButton
          isPlaying={sound.isPlaying}
          onClick={() => (sound.isPlaying ? sound.pause() : sound.play(0))}
        >
          {sound.isPlaying ? 'Pause the model reading' : 'Play the model reading'}
        </PlayButton>
      </div>
      {sound.hasFailed && <Text size="sm">Your browser does not support the audio player.</Text>}
      {sentences.length > 1 && (
        <>
          <Text size="sm" c="dimmed">
            Press a sentence to hear it.
          </Text>
          <div role="group" aria-label="Transcript" className={styles['model-sentences']}>
            {sentences.map(({ text, startMs, endMs }) => (
              <button
                key={startMs}
                type="button"
                className="plain-button"
                onClick={() => sound.play(startMs, endMs)}
              >
                {text}
              </button>
            ))}
          </div>
        </>
      )}
    </Stack>
  );
}
