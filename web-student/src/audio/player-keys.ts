import type { PlayerHandle } from './player.ts';

/** For the sheet of shortcuts: the keys that work anywhere on the page, and those of the seek bar. */
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

/** What a key pressed anywhere does. By the key's place, for with Alt some keyboards give other letters. */
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
