/** Samples a second, one channel, -1 to 1: what the recogniser hears and all of this wing computes with. */
export const sampleRate = 16_000;
