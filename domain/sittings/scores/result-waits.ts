/** How long a result waits for the analyses, in seconds from handing in. */
export const resultWaits = {
  /** Then what is scored is shown. */
  shown: 120,
  /** Then the result is recorded without what is still awaited. */
  recorded: 3600,
} as const;

/** Why a question has no score that was awaited for as long as a result waits. */
export const notInTime = 'The analysis gave no score within an hour.';
