import { atRest } from '../core/page/at-rest.ts';

/** Prepares for a missing line once the page is at rest; without one, at once. To be called once, at start. */
export function startOffline(): void {
  if (!import.meta.env.PROD) return;
  const load = () =>
    void import('./offline.ts')
      .then(({ prepare }) => prepare())
      // No storage, or no line before anything was kept: the site works as it did without.
      .catch(() => undefined);
  if (navigator.onLine) atRest(load);
  else load();
}
