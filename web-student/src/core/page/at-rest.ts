/** Code for later presses can wait until the page is idle. */
const quietMs = 1500;

/** Fetches code before it is needed. @returns cancels it, for the cleanup of an effect */
export function atRest(fetchAhead: () => void): () => void {
  const timer = setTimeout(fetchAhead, quietMs);
  return () => clearTimeout(timer);
}
