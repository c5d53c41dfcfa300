/** Runs the action while no other tab sends this recording; without locks two may, and the server takes it once. */
export async function sendingAlone<T>(id: string, action: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(`recording/${id}/sent`, action) : action();
}

const nameOf = (id: string) => `recording/${id}`;

/** Tells other tabs that this one holds a recording. @returns releases it; closing the page does so too */
export function holdRecording(id: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  if ('locks' in navigator) navigator.locks.request(nameOf(id), () => promise).catch(() => undefined);
  return resolve;
}

/** Whether no tab is making this recording; without locks one cannot know, and takes it for left behind. */
export async function isLeftBehind(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  // Shared: two tabs that ask at the same time are not in each other's way.
  const asked = { ifAvailable: true, mode: 'shared' } as const;
  return navigator.locks.request(nameOf(id), asked, async (lock) => lock !== null);
}
