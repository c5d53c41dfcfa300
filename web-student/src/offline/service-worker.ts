import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { checkoutPath, homePath, isPublicPath, isServerPath } from '#domain/core/site-paths.ts';
import { takeOver } from './take-over.ts';

/** The files of this build with their revisions; `service-worker-build.ts` puts them here. */
declare const siteFiles: (string | PrecacheEntry)[];

/** As far as it is used here: the rest of the client is compiled for pages, not for workers. */
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

// The site's own files and nothing else. The API is not routed here at all: it goes to the network as if there were
// no worker, and no answer of it is ever in a cache of this worker.
precacheAndRoute(siteFiles);
cleanupOutdatedCaches();

const isOfServer = ({ pathname }: URL): boolean =>
  pathname === homePath || pathname === checkoutPath || isPublicPath(pathname);
const showPage = createHandlerBoundToURL('/index.html');
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !isServerPath(url.pathname),
  // The server renders public pages. And a kept page has the policy of other pages, while that of the checkout allows
  // the payment provider's script.
  (navigation) =>
    isOfServer(navigation.url)
      ? fetch(navigation.request).catch(() => showPage(navigation))
      : showPage(navigation),
);

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
// A new version waits until the student says so.
worker.addEventListener('message', ({ data }) => {
  if (data === takeOver) void worker.skipWaiting();
});
