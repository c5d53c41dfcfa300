import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { checkoutPath, homePath, isPublicPath, isServerPath } from '#domain/core/site-paths.ts';
import { takeOver } from './take-over.ts';

/** The files of this build with their revisions, inserted by `service-worker-build.ts`. */
declare const siteFiles: (string | PrecacheEntry)[];

/** Only what this file uses: the client is compiled with the types of pages, not of workers. */
interface Worker {
  addEventListener(
    type: 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}
const worker = self as unknown as Worker;

// Only the site's own files. API requests bypass the worker, so that it never caches an answer.
precacheAndRoute(siteFiles);
cleanupOutdatedCaches();

const isOfServer = ({ pathname }: URL): boolean =>
  pathname === homePath || pathname === checkoutPath || isPublicPath(pathname);
const showPage = createHandlerBoundToURL('/index.html');
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !isServerPath(url.pathname),
  // The server renders public pages. The checkout needs its own policy, which allows the payment provider's script; a
  // cached page has the policy of the other pages.
  (navigation) =>
    isOfServer(navigation.url)
      ? fetch(navigation.request).catch(() => showPage(navigation))
      : showPage(navigation),
);

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
// A new version waits for the student's consent.
worker.addEventListener('message', ({ data }) => {
  if (data === takeOver) void worker.skipWaiting();
});
