import { Group, SegmentedControl, Slider } from '@mantine/core';
import { useState } from 'react';
import { PlayButton } from '#student/components/play-button.tsx';
import type { useSound } from './use-sound.ts';

const speeds = ['0.75', '1'] as const;

interface Props {
  readonly sound: ReturnType<typeof useSound>;
  readonly isThere: boolean;
}

export function SoundControls({ sound, isThere }: Props) {
  const [speed, setSpeed] = useState<string>('1');
  return (
    <>
      <Slider
        thumbLabel="Position in your recording"
        label={null}
        min={0}
        max={Math.max(1, Math.round(sound.durationMs))}
        step={100}
        value={Math.round(sound.position)}
        disabled={!isThere}
        onChange={sound.seek}
      />
      <Group justify="space-between">
        <PlayButton
          disabled={!isThere}
          isPlaying={sound.isPlaying}
          onClick={() =>
            sound.isPlaying
              ? sound.pause()
              : sound.play(sound.position >= sound.durationMs ? 0 : sound.position)
          }
        >
          {sound.isPlaying ? 'Pause your recording' : 'Play your recording'}
        </PlayButton>
        <SegmentedControl
          aria-label="Speed of your recording"
          data={speeds.map((value) => ({ value, label: `${value}×` }))}
          value={speed}
          onChange={(value) => {
            setSpeed(value);
            sound.setSpeed(Number(value));
          }}
        />
      </Group>
    </>
  );
}
