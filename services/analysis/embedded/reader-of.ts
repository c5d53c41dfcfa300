import type { WrittenAnswer } from '#domain/scoring/writing-analysis.ts';

type Reader<Facts> = (answer: WrittenAnswer) => Promise<Facts>;

/** What a thread does: it opens its reader with the first answer. Where that fails the answer does, and the next tries. */
export function readerOf<Facts>(open: () => Promise<Reader<Facts>>): Reader<Facts> {
  let reader: Promise<Reader<Facts>> | undefined;
  return async (answer) => {
    reader ??= open();
    try {
      await reader;
    } catch (error) {
      reader = undefined;
      throw error;
    }
    return (await reader)(answer);
  };
}
