import { hourMs } from '#domain/core/durations.ts';
import { notify } from '../core/notices.ts';
import { newVersion } from '../core/page/new-version.ts';
import { takeOver } from './take-over.ts';

/** Caches the site's files for offline use, and asks before a new version takes over. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const hadWorker = serviceWorker.controller !== null;
  const registration = await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  let isWanted = false;
  const offer = (waiting: ServiceWorker) =>
    newVersion.set(() => {
      isWanted = true;
      // An even newer version may have replaced the offered one.
      (registration.waiting ?? waiting).postMessage(takeOver, {});
    });
  const follow = (installing: ServiceWorker | null) =>
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && serviceWorker.controller) offer(installing);
    });
  if (registration.waiting && hadWorker) offer(registration.waiting);
  // Another tab may have started an installation just before.
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  serviceWorker.addEventListener('controllerchange', () => {
    if (isWanted) return window.location.reload();
    // The first worker takes over a page of its own version.
    if (!hadWorker) return;
    newVersion.set(undefined);
    notify('Ninety was updated in another tab.', 'information', {
      help: 'Your text is saved.',
      action: { label: 'Load this page again', run: () => window.location.reload() },
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), hourMs);
}
