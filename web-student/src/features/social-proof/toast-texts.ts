/** Specification, document 1, section 9, in seconds and students. */
export const socialProof = { after: 5, shownFor: 6, above: 2 } as const;

/** To the letter, for visitors and for users. @param students above two */
export const toastText = (students: number, isVisitor: boolean): string =>
  isVisitor
    ? `${students} students started a free trial in the last 24 hours`
    : `${students} students joined Premium in the last week`;
