import { Text } from '@mantine/core';
import { useEffect } from 'react';
import { AudioPlayer } from '#student/audio/audio-player.tsx';
import type { PlayerHandle } from '#student/audio/player.ts';

interface Props {
  readonly player: PlayerHandle | undefined;
  readonly phase: 'before' | 'after';
  readonly about?: string | undefined;
}

export function Listening({ player, phase, about }: Props) {
  // A track that is still counting down must not start during the explanation.
  useEffect(() => {
    if (phase === 'after' && player?.get().phase === 'counting') player.stop();
  }, [phase, player]);
  return (
    <>
      {about !== undefined && <Text c="dimmed">{about}</Text>}
      {player && <AudioPlayer player={player} />}
    </>
  );
}
