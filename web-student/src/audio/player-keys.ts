import type { PlayerHandle } from './player.ts';

export const playerShortcuts = [
  { keys: ['Alt', 'P'], text: 'Play or pause the recording' },
  { keys: ['Alt', 'J'], text: 'Back five seconds' },
  { keys: ['Alt', 'R'], text: 'Play the recording from the beginning' },
  { keys: ['Space'], text: 'On the seek bar: play or pause' },
  { keys: ['←', '→'], text: 'On the seek bar: back or on by one second' },
] as const;

interface Pressed {
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Compares physical keys, because some keyboards type other letters with Alt. */
export function playerKey({
  code,
  altKey,
  ctrlKey,
  metaKey,
}: Pressed): 'toggle' | 'back' | 'restart' | undefined {
  if (!altKey || ctrlKey || metaKey) return undefined;
  if (code === 'KeyP') return 'toggle';
  if (code === 'KeyJ') return 'back';
  return code === 'KeyR' ? 'restart' : undefined;
}

export function pressPlayerKey(player: PlayerHandle, pressed: Pressed): boolean {
  const action = playerKey(pressed);
  if (action === undefined || player.isOnce) return false;
  if (action === 'back') player.seek(player.get().position - 5);
  else player[action]();
  return true;
}
