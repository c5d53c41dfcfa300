import { Slider } from '@mantine/core';
import { IconVolume } from '@tabler/icons-react';
import type { PlayerHandle } from './player.ts';
import { usePlayerState } from './use-player.ts';

export function Volume({ player }: { readonly player: PlayerHandle }) {
  const { volume } = usePlayerState(player);
  return (
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
        onChange={player.setVolume}
      />
    </div>
  );
}
