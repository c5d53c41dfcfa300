/** Fitted to readings of adult learners and written by `npm run calibration -- --part fluency`: ADR 135. */
export const fluencyWeights = {
  syllablesPerSecond: { none: 0.6, full: 3.4, weight: 0.28 },
  pausesPerTenWords: { none: 8.8, full: 0.1, weight: 0.06 },
  pausePercent: { none: 53, full: 1.4, weight: 0.2 },
  wordsPerRun: { none: 0, full: 6.2, weight: 0.12 },
  fillerPercent: { none: 9.2, full: 0, weight: 0.06 },
  extraPerTenWords: { none: 1.5, full: 0, weight: 0.03 },
  clearPercent: { none: 0, full: 85.2, weight: 0.25 },
} as const;
