import { Button, Progress, Text } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { clockText } from '../core/server-clock.ts';
import type { PlayerHandle } from './player.ts';
import { usePlayerState } from './use-player.ts';
import { Volume } from './volume/player-volume.tsx';
import layout from '#student/components/styles/layout.module.css';
import styles from './player.module.css';

interface Props {
  readonly player: PlayerHandle;
  readonly onPlay: () => void;
}

export function PlayedOnce({ player, onPlay }: Props) {
  const { phase, position, duration, isLoading } = usePlayerState(player);
  // The browser requires a press, or a headset button paused the recording.
  const waits = phase === 'paused' || (phase === 'ready' && !isLoading);
  const status = phase === 'ended' ? 'The recording has ended.' : isLoading ? 'Loading' : 'Playing';
  return (
    <div className={`${styles['player-row']} ${layout['row']}`}>
      {waits ? (
        <Button leftSection={<IconPlayerPlayFilled size={16} aria-hidden />} onClick={onPlay}>
          Play
        </Button>
      ) : (
        phase !== 'failed' && <Text size="sm">{status}</Text>
      )}
      <div className={styles['player-track']}>
        <Progress
          value={duration > 0 ? (position / duration) * 100 : 0}
          transitionDuration={0}
          aria-label="Progress of the recording"
        />
      </div>
      <Text size="sm" className={styles['player-time']}>
        {clockText(position)} / {clockText(duration)}
      </Text>
      <Volume player={player} />
    </div>
  );
}
