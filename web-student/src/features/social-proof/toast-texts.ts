/** Specification, document 1, section 9; `after` and `shownFor` in seconds, `above` in students. */
export const socialProof = { after: 5, shownFor: 6, above: 2 } as const;

/** The specification's exact texts, for visitors and for users. */
export const toastText = (students: number, isVisitor: boolean): string =>
  isVisitor
    ? `${students} students started a free trial in the last 24 hours`
    : `${students} students joined Premium in the last week`;
