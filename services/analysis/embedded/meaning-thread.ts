import type { MeaningFacts, WordedAnswer } from '../meaning/meaning-facts.ts';
import { createReadingThread, type ReadingThread } from './reading-thread.ts';

/** Reads what answers mean, written ones and what was heard of spoken ones: one for both has its model in memory once. */
export type MeaningThread = ReadingThread<WordedAnswer, MeaningFacts>;

export const createMeaningThread = (): MeaningThread =>
  createReadingThread(new URL('./meaning-worker.ts', import.meta.url));
