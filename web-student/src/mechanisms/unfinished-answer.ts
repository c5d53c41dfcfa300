export interface UnfinishedAnswer<Given> {
  /** Called by the screen. @param end finishes and returns the answer @returns a function that withdraws `end` */
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
