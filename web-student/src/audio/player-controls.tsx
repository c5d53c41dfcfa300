import { ActionIcon, Button, Group, Popover, SegmentedControl, Slider, Stack, Text } from '@mantine/core';
import {
  IconDots,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerStopFilled,
  IconRotate,
} from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useIsPhone } from '../components/use-is-phone.ts';
import { useIsTouch } from '../components/use-is-touch.ts';
import { clockText } from '../core/server-clock.ts';
import { speeds, type PlayerHandle } from './player.ts';
import { usePlayerState } from './use-player.ts';
import { Volume } from './volume/player-volume.tsx';
import { VolumeSlider } from './volume/volume-slider.tsx';
import layout from '#student/components/styles/layout.module.css';
import styles from './player.module.css';

const speedChoices = speeds.map((speed) => ({ value: String(speed), label: `${speed}×` }));

interface Props {
  readonly player: PlayerHandle;
}

export function PlayerControls({ player }: Props) {
  const isPhone = useIsPhone();
  const { phase } = usePlayerState(player);
  const isFailed = phase === 'failed';
  if (isPhone) {
    return (
      <div className={`${styles['player-row']} ${layout['row']}`}>
        <PlayButton player={player} />
        <Place player={player} />
        <PhoneMenu player={player} />
      </div>
    );
  }
  return (
    <>
      <div className={`${styles['player-row']} ${layout['row']}`}>
        <PlayButton player={player} />
        <ActionIcon
          variant="default"
          size={40}
          radius="xl"
          aria-label="Restart"
          disabled={isFailed}
          onClick={player.restart}
        >
          <IconRotate size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={40}
          radius="xl"
          aria-label="Stop"
          disabled={isFailed}
          onClick={player.stop}
        >
          <IconPlayerStopFilled size={18} aria-hidden />
        </ActionIcon>
        <Place player={player} />
      </div>
      <div className={`${styles['player-row']} ${layout['row']}`}>
        <Speed player={player} />
        <Volume player={player} />
      </div>
    </>
  );
}

function PlayButton({ player }: Props) {
  const { phase } = usePlayerState(player);
  const isPlaying = phase === 'playing';
  const Toggle = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <ActionIcon
      variant="filled"
      size={44}
      radius="xl"
      aria-label={isPlaying ? 'Pause' : 'Play'}
      disabled={phase === 'failed'}
      onClick={player.toggle}
    >
      <Toggle size={22} aria-hidden />
    </ActionIcon>
  );
}

function Place({ player }: Props) {
  const { position, duration, isLoading } = usePlayerState(player);
  function onSeekKey(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    player.toggle();
  }
  return (
    <>
      <div className={styles['player-track']}>
        <Slider
          min={0}
          max={Math.max(1, duration)}
          step={1}
          value={position}
          disabled={duration === 0}
          label={null}
          thumbLabel="Position in the recording"
          thumbValueText={`${clockText(position)} of ${clockText(duration)}`}
          onChange={player.seek}
          onKeyDown={onSeekKey}
        />
      </div>
      <Text size="sm" className={styles['player-time']}>
        {isLoading && <span className={styles['player-loading']}>Loading </span>}
        {clockText(position)} / {clockText(duration)}
      </Text>
    </>
  );
}

function Speed({ player }: Props) {
  const { speed } = usePlayerState(player);
  return (
    <SegmentedControl
      size="xs"
      aria-label="Speed"
      data={speedChoices}
      value={String(speed)}
      onChange={(value) => player.setSpeed(Number(value))}
    />
  );
}

function PhoneMenu({ player }: Props) {
  const { phase, volume } = usePlayerState(player);
  const isTouch = useIsTouch();
  const isFailed = phase === 'failed';
  const name = isTouch ? 'Speed and more' : 'Speed, volume and more';
  return (
    <Popover position="bottom-end" width={290} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="default" size={40} radius="xl" aria-label={name}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={name}>
        <Stack gap="sm">
          <Speed player={player} />
          <Group gap="xs" grow>
            <Button
              variant="default"
              leftSection={<IconRotate size={18} stroke={1.6} aria-hidden />}
              disabled={isFailed}
              onClick={player.restart}
            >
              Restart
            </Button>
            <Button
              variant="default"
              leftSection={<IconPlayerStopFilled size={16} aria-hidden />}
              disabled={isFailed}
              onClick={player.stop}
            >
              Stop
            </Button>
          </Group>
          {!isTouch && <VolumeSlider volume={volume} onChange={player.setVolume} />}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
