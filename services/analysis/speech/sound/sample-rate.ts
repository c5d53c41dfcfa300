/** Samples a second of the recogniser and all computations here: one channel, -1 to 1. */
export const sampleRate = 16_000;
