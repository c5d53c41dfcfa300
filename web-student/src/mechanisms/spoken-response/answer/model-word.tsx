import { Button } from '@mantine/core';
import { trackAddress } from '#student/audio/track-address.ts';
import type { ModelReadingOf } from './model-reading-of.ts';
import { placeInReading } from './place-in-reading.ts';
import { useSound } from './sound/use-sound.ts';

interface Props {
  readonly reading: ModelReadingOf;
  readonly text: string;
  readonly index: number;
}

export function ModelWord({ reading: { track, sentences }, text, index }: Props) {
  const sound = useSound(trackAddress(track));
  const at = placeInReading(sentences, index);
  return (
    at && (
      <Button variant="default" size="compact-sm" onClick={() => sound.play(...at)}>
        Hear “{text}” in the model
      </Button>
    )
  );
}
