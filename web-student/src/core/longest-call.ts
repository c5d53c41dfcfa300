const answeredWithinMs = 20_000;
/** Of a slow phone: 32 kB a second. */
const slowestBytesPerMs = 32;

/** Milliseconds after which a call counts as unanswered. A file adds the time that it takes on a slow line. */
export const longestCallMs = (upload?: Pick<Blob, 'size'>): number =>
  answeredWithinMs + Math.ceil((upload?.size ?? 0) / slowestBytesPerMs);
