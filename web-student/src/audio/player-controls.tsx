import { ActionIcon, SegmentedControl, Slider, Text } from '@mantine/core';
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerStopFilled,
  IconRotate,
} from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { clockText } from '../core/server-clock.ts';
import { speeds, type PlayerHandle } from './player.ts';
import { usePlayerState } from './use-player.ts';
import { Volume } from './player-volume.tsx';

const speedChoices = speeds.map((speed) => ({ value: String(speed), label: `${speed}×` }));

/** Everything that can be done with a recording in practice. */
export function PlayerControls({ player }: { readonly player: PlayerHandle }) {
  const { phase, position, duration, speed, isLoading } = usePlayerState(player);
  const isPlaying = phase === 'playing';
  const Toggle = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  const isFailed = phase === 'failed';
  function onSeekKey(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    player.toggle();
  }
  return (
    <>
      <div className="player-row">
        <ActionIcon
          variant="filled"
          size={44}
          radius="xl"
          aria-label={isPlaying ? 'Pause' : 'Play'}
          disabled={isFailed}
          onClick={player.toggle}
        >
          <Toggle size={22} aria-hidden />
        </ActionIcon>
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
        <div className="player-track">
          <Slider
            min={0}
            max={Math.max(1, duration)}
            step={1}
            value={position}
            disabled={duration === 0}
            label={null}
            thumbLabel="Place in the recording"
            thumbValueText={`${clockText(position)} of ${clockText(duration)}`}
            onChange={player.seek}
            onKeyDown={onSeekKey}
          />
        </div>
        <Text size="sm" className="player-time">
          {isLoading && <span className="player-loading">Loading </span>}
          {clockText(position)} / {clockText(duration)}
        </Text>
      </div>
      <div className="player-row">
        <SegmentedControl
          size="xs"
          aria-label="Speed"
          data={speedChoices}
          value={String(speed)}
          onChange={(value) => player.setSpeed(Number(value))}
        />
        <Volume player={player} />
      </div>
    </>
  );
}
