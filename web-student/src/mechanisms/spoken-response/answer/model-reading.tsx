import { Text } from '@mantine/core';
import { PlayButton } from '../../../components/play-button.tsx';
import { trackAddress } from '../../../audio/track-address.ts';
import type { ModelReadingOf } from './model-reading-of.ts';
import { useSound } from './sound/use-sound.ts';

export function ModelReading({ track, sentences }: ModelReadingOf) {
  const sound = useSound(trackAddress(track));
  return (
    <section aria-label="Model reading" className="model-reading">
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
          <div role="group" aria-label="Transcript" className="model-sentences">
            {sentences.map(({ text, startMs, endMs }) => (
              <button key={startMs} type="button" onClick={() => sound.play(startMs, endMs)}>
                {text}
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
