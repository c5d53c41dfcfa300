import { useMediaQuery } from '@mantine/hooks';
import type { PlayerHandle } from '../player.ts';
import { usePlayerState } from '../use-player.ts';
import { VolumeSlider } from './volume-slider.tsx';

/** Phones and tablets have keys for the volume, and some ignore what a page sets. */
export function Volume({ player }: { readonly player: PlayerHandle }) {
  const { volume } = usePlayerState(player);
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  return isTouch ? null : <VolumeSlider volume={volume} onChange={player.setVolume} />;
}
