import { Slider } from '@mantine/core';
import { IconVolume } from '@tabler/icons-react';
import type { TouchEvent } from 'react';
import layout from '#student/components/styles/layout.module.css';
import styles from '../player.module.css';

interface Props {
  readonly volume: number;
  readonly onChange: (volume: number) => void;
}

export const VolumeSlider = ({ volume, onChange }: Props) => (
  <div className={`${styles['player-volume']} ${layout['line']}`}>
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
      // Screen readers announce the value only of a focused slider, and touch alone does not focus it.
      onTouchStart={focusThumb}
    />
  </div>
);

const focusThumb = ({ currentTarget }: TouchEvent<HTMLElement>) =>
  currentTarget.querySelector<HTMLElement>('[role=slider]')?.focus();
