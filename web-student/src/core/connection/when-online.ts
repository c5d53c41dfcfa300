/**
 * Settles at once while the browser is online, otherwise when it is again. Code that is not needed yet is asked for
 * after it: what Chromium asked for in vain, it does not ask for again until the page is loaded anew.
 */
export function whenOnline(): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  window.addEventListener('online', () => resolve(), { once: true });
  return promise;
}
