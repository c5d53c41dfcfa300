import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Sentence } from '#domain/question-types/mechanisms/track.ts';
import { trackAddress } from '#student/audio/track-address.ts';
import { DrillPart } from './drill-part.tsx';
import { drillParts, readingOf } from './drill-parts.ts';
import type { SpokenWord } from '../spoken-words.ts';
import { useSound } from '../sound/use-sound.ts';

interface Props {
  readonly words: readonly SpokenWord[];
  readonly reading: { readonly track: string; readonly sentences: readonly Sentence[] } | undefined;
}

export function Drill({ words, reading }: Props) {
  const [at, setAt] = useState<number>();
  const sound = useSound(reading && trackAddress(reading.track));
  const parts = drillParts(words);
  if (parts.length === 0) return null;
  const part = at === undefined ? undefined : parts[at];
  const stretch = part && reading && readingOf(reading.sentences, words.length, part);
  const turnTo = (index: number | undefined) => {
    sound.pause();
    setAt(index);
  };
  return (
    <Stack component="section" aria-label="Practise what went wrong" gap={8}>
      <Text fw={650}>Practise what went wrong</Text>
      <Text size="sm" c="dimmed">
        {parts.length === 1 ? 'One phrase' : `${parts.length} phrases`}, each three times. This is not scored,
        costs no credit, and your recording stays on this page.
      </Text>
      {part && at !== undefined ? (
        <>
          {parts.length > 1 && (
            <Text size="sm">
              Phrase {at + 1} of {parts.length}
            </Text>
          )}
          <DrillPart
            key={at}
            part={part}
            onHear={stretch && !sound.hasFailed ? () => sound.play(...stretch) : undefined}
          />
          <Group>
            {at + 1 < parts.length && (
              <Button variant="default" onClick={() => turnTo(at + 1)}>
                Next phrase
              </Button>
            )}
            <Button variant="subtle" onClick={() => turnTo(undefined)}>
              End practice
            </Button>
          </Group>
        </>
      ) : (
        <div>
          <Button variant="default" onClick={() => turnTo(0)}>
            Practise now
          </Button>
        </div>
      )}
    </Stack>
  );
}
