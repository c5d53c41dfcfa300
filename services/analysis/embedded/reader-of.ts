type Reader<Answer, Facts> = (answer: Answer) => Promise<Facts>;

/** Opens the reader with the first answer. If that fails, so does the answer; the next one retries. */
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
