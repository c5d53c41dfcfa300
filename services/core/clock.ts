/** The machine's time: ISO 8601, UTC. What is asked within one millisecond is told by the same text. */
export function createClock(): () => string {
  let at = Number.NaN;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== at) [at, text] = [now, new Date(now).toISOString()];
    return text;
  };
}
