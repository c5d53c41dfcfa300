import { Alert, Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useRef, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { announce } from '../core/notices.ts';
import { PlayerControls } from './player-controls.tsx';
import { pressPlayerKey } from './player-keys.ts';
import { PlayedOnce } from './played-once.tsx';
import { turns } from './turns.ts';
import type { PlayerHandle } from './player.ts';
import { usePlayerState } from './use-player.ts';
import { Volume } from './volume/player-volume.tsx';
import layout from '#student/components/styles/layout.module.css';
import styles from './player.module.css';

export function AudioPlayer({ player }: { readonly player: PlayerHandle }) {
  const { phase, secondsToStart, needsPress } = usePlayerState(player);
  const section = useRef<HTMLElement>(null);
  useAnnouncements(player);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (turns.hasKeys(player) && pressPlayerKey(player, event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    const leave = turns.enter(player);
    return () => {
      leave();
      document.removeEventListener('keydown', onKey);
    };
  }, [player]);
  /** If the pressed button disappears, the focus moves here instead of to the top of the page. */
  const pressed = (action: () => void) => () => {
    section.current?.focus();
    action();
  };
  function onKeyDown(event: ReactKeyboardEvent) {
    if (event.key !== ' ' || event.target !== section.current || player.isOnce) return;
    event.preventDefault();
    player.toggle();
  }
  return (
    // The space bar works here after a pressed button disappeared; the buttons do the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={section}
      className={`framed ${styles['player']}`}
      aria-label="Recording"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {phase === 'failed' && (
        <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />} role="alert">
          <Text size="sm">Your browser does not support the audio player.</Text>
          <Text size="sm">The recording could not be played. Check your connection, then try again.</Text>
          <Button mt="xs" size="xs" variant="default" onClick={pressed(player.retry)}>
            Retry
          </Button>
        </Alert>
      )}
      {needsPress && (
        <Text size="sm" role="status">
          Your browser does not start recordings by itself. Press Play.
        </Text>
      )}
      {phase === 'counting' && (
        <div className={`${styles['player-row']} ${layout['row']}`}>
          <Text fw={600} className={styles['player-count']}>
            Starts in {secondsToStart}
          </Text>
          {!player.isOnce && (
            <Button
              size="sm"
              variant="default"
              leftSection={<IconPlayerPlayFilled size={16} aria-hidden />}
              onClick={pressed(player.play)}
            >
              Start now
            </Button>
          )}
          <Volume player={player} />
        </div>
      )}
      {phase !== 'counting' &&
        (player.isOnce ? (
          <PlayedOnce player={player} onPlay={pressed(player.play)} />
        ) : (
          <PlayerControls player={player} />
        ))}
    </section>
  );
}

/** Announces the countdown and the end, but never each second. */
function useAnnouncements(player: PlayerHandle) {
  const { phase } = usePlayerState(player);
  useEffect(() => {
    if (phase === 'counting') announce(`The recording starts in ${player.get().secondsToStart} seconds.`);
    if (phase === 'ended') announce('The recording has ended.');
  }, [phase, player]);
}
