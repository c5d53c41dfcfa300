import type { PlayerHandle } from './player.ts';
import { usePlayerState } from './use-player.ts';
import { VolumeSlider } from './volume-slider.tsx';

export function Volume({ player }: { readonly player: PlayerHandle }) {
  const { volume } = usePlayerState(player);
  return <VolumeSlider volume={volume} onChange={player.setVolume} />;
}
