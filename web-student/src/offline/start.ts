import { atRest } from '../core/page/at-rest.ts';

/** Prepares offline use once the page is idle, or immediately if it is already offline. Call once, at start. */
export function startOffline(): void {
  if (!import.meta.env.PROD) return;
  const load = () =>
    void import('./offline.ts')
      .then(({ prepare }) => prepare())
      // Without storage, or offline before anything was cached, the site works without offline support.
      .catch(() => undefined);
  if (navigator.onLine) atRest(load);
  else load();
}
