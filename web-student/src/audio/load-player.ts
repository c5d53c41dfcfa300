import { whenOnline } from '../core/connection/when-online.ts';

export type PlayerCode = typeof import('./player-code.ts');

let loaded: PlayerCode | undefined;
let coming: Promise<PlayerCode> | undefined;

export const loadedPlayer = () => loaded;

export function loadPlayer(): Promise<PlayerCode> {
  coming ??= fetchCode();
  return coming;
}

export const preloadPlayer = () => whenOnline().then(loadPlayer);

async function fetchCode(): Promise<PlayerCode> {
  try {
    loaded = await import('./player-code.ts');
    return loaded;
  } catch (error) {
    // Allow a retry.
    coming = undefined;
    throw error;
  }
}
