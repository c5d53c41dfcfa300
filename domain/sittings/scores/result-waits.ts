/** In seconds from the submission. */
export const resultWaits = {
  /** The available scores are shown. */
  shown: 120,
  /** The result is recorded without pending scores. */
  recorded: 3600,
} as const;

/** The failure of a score that was not available in time. */
export const notInTime = 'The analysis gave no score within an hour.';
