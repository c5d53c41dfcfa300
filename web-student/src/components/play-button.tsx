import { Button, type ButtonProps } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { ComponentPropsWithoutRef } from 'react';

interface Props extends ButtonProps, Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> {
  readonly isPlaying: boolean;
}

export const PlayButton = ({ isPlaying, ...button }: Props) => (
  <Button
    variant="default"
    leftSection={
      isPlaying ? <IconPlayerPause size={18} aria-hidden /> : <IconPlayerPlay size={18} aria-hidden />
    }
    {...button}
  />
);
