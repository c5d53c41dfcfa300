import type { PlayerHandle } from '../player.ts';
import { usePlayerState } from '../use-player.ts';
import { ActionIcon, Popover } from '@mantine/core';
import { IconVolume } from '@tabler/icons-react';
import { useIsPhone } from '#student/components/use-is-phone.ts';
import { useIsTouch } from '#student/components/use-is-touch.ts';
import { VolumeSlider } from './volume-slider.tsx';

export function Volume({ player }: { readonly player: PlayerHandle }) {
  const { volume } = usePlayerState(player);
  const isPhone = useIsPhone();
  const isTouch = useIsTouch();
  const slider = <VolumeSlider volume={volume} onChange={player.setVolume} />;
  if (isTouch) return null;
  if (!isPhone) return slider;
  return (
    <Popover position="bottom-end" width={240} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="default" size={40} radius="xl" aria-label="Volume">
          <IconVolume size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Volume">{slider}</Popover.Dropdown>
    </Popover>
  );
}
