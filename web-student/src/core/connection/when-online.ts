/** Chromium does not retry an import that failed offline until the page reloads. */
export function whenOnline(): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  window.addEventListener('online', () => resolve(), { once: true });
  return promise;
}
