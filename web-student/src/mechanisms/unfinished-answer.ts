export interface UnfinishedAnswer<Given> {
  /** Called by the screen. @param end ends the answer and gives it @returns withdraws `end` */
  endBy(end: () => Promise<Given | undefined>): () => void;
  isInTheMaking(): boolean;
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
