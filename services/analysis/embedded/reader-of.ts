type Reader<Answer, Facts> = (answer: Answer) => Promise<Facts>;

/** What a thread does: it opens its reader with the first answer. Where that fails the answer does, and the next tries. */
export function readerOf<Answer, Facts>(open: () => Promise<Reader<Answer, Facts>>): Reader<Answer, Facts> {
  let reader: Promise<Reader<Answer, Facts>> | undefined;
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
