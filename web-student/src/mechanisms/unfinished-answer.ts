/** An answer in the making, such as a recording, which the page can end when the student goes on. */
export interface UnfinishedAnswer<Given> {
  /** Called by the screen. @param end ends the answer and gives it @returns withdraws `end` */
  endBy(end: () => Promise<Given | undefined>): () => void;
  isInTheMaking(): boolean;
  /** Called by the page: ends the answer. @returns `undefined` where there is none */
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
