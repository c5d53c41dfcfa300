const answeredWithinMs = 20_000;
/** A slow phone: 32 kB a second. */
const slowestBytesPerMs = 32;

/** Milliseconds after which a call counts as unanswered. An upload adds its time on a slow connection. */
export const longestCallMs = (upload?: Pick<Blob, 'size'>): number =>
  answeredWithinMs + Math.ceil((upload?.size ?? 0) / slowestBytesPerMs);
