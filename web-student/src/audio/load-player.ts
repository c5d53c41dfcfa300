import { whenOnline } from '../core/connection/when-online.ts';

export type PlayerCode = typeof import('./player-code.ts');

let loaded: PlayerCode | undefined;
let coming: Promise<PlayerCode> | undefined;

/** What plays recordings, once it is there. */
export const loadedPlayer = () => loaded;

/** Fetches what plays recordings: most types have none, so it is not in the code of the page. */
export function loadPlayer(): Promise<PlayerCode> {
  coming ??= fetchCode();
  return coming;
}

/** The same ahead of time. */
export const preloadPlayer = () => whenOnline().then(loadPlayer);

async function fetchCode(): Promise<PlayerCode> {
  try {
    loaded = await import('./player-code.ts');
    return loaded;
  } catch (error) {
    // Asked for once more, it may come.
    coming = undefined;
    throw error;
  }
}
