/** An answer that its screen still makes, such as a recording, for the page that goes on meanwhile. */
export interface UnfinishedAnswer<Given> {
  /** By the screen. @param end ends the answer and has it @returns takes it back */
  endBy(end: () => Promise<Given | undefined>): () => void;
  isInTheMaking(): boolean;
  /** By the page: ends the answer. @returns `undefined` where there is none */
  finish(): Promise<Given | undefined>;
}

export function createUnfinishedAnswer<Given>(): UnfinishedAnswer<Given> {
  let current: (() => Promise<Given | undefined>) | undefined;
  return {
    endBy(end) {
      current = end;
      return () => {
        if (current === end) current = undefined;
      };
    },
    isInTheMaking: () => current !== undefined,
    finish: async () => current?.(),
  };
}
