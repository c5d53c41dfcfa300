import { Text } from '@mantine/core';
import { AudioPlayer } from '../../audio/audio-player.tsx';
import type { PlayerHandle } from '../../audio/player.ts';

interface Props {
  readonly player: PlayerHandle | undefined;
  /** Who speaks about what, where the material says it. */
  readonly about?: string | undefined;
}

/** The recording of a listening question. */
export function Listening({ player, about }: Props) {
  return (
    <>
      {about !== undefined && <Text c="dimmed">{about}</Text>}
      {player && <AudioPlayer player={player} />}
    </>
  );
}
