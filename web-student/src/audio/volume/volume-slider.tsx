import { Slider } from '@mantine/core';
import { IconVolume } from '@tabler/icons-react';
import '../player.css';

interface Props {
  /** From 0 to 1. */
  readonly volume: number;
  readonly onChange: (volume: number) => void;
}

/** How loud what is played is. */
export const VolumeSlider = ({ volume, onChange }: Props) => (
  <div className="player-volume">
    <IconVolume size={20} stroke={1.6} aria-hidden />
    <Slider
      flex={1}
      min={0}
      max={1}
      step={0.05}
      label={null}
      thumbLabel="Volume"
      thumbValueText={`${Math.round(volume * 100)} per cent`}
      value={volume}
      onChange={onChange}
    />
  </div>
);
