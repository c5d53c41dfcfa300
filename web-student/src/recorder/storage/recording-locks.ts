/** Runs the action while no other tab sends this recording. Without locks two may; the server accepts one. */
export async function sendingAlone<T>(id: string, action: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(`recording/${id}/sent`, action) : action();
}

const nameOf = (id: string) => `recording/${id}`;

/** Tells other tabs that this one holds a recording. @returns releases it; so does closing the page */
export function holdRecording(id: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  if ('locks' in navigator) navigator.locks.request(nameOf(id), () => promise).catch(() => undefined);
  return resolve;
}

/** Whether no tab is recording it; assumes so in browsers without locks. */
export async function isLeftBehind(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  // Shared, so that two tabs that ask at once do not block each other.
  const asked = { ifAvailable: true, mode: 'shared' } as const;
  return navigator.locks.request(nameOf(id), asked, async (lock) => lock !== null);
}
