import type { MeaningFacts, WordedAnswer } from '../meaning/meaning-facts.ts';
import { createReadingThread, type ReadingThread } from './reading-thread.ts';

/** Reads the meaning of written answers and of transcripts; sharing it loads the model once. */
export type MeaningThread = ReadingThread<WordedAnswer, MeaningFacts>;

export const createMeaningThread = (): MeaningThread =>
  createReadingThread(new URL('./meaning-worker.ts', import.meta.url));
