/** What opens on a press can come when the page is there and at rest. */
const quietMs = 1500;

/** Fetches ahead of time what is not needed yet. @returns calls it off, so that an effect can give it back */
export function atRest(fetchAhead: () => void): () => void {
  const timer = setTimeout(fetchAhead, quietMs);
  return () => clearTimeout(timer);
}
