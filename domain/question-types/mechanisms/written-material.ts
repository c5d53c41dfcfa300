/** What each written type is answered about: a passage that is read, a track that is heard, or the task itself. */
export const writtenMaterial = {
  WWM: 'task',
  WWE: 'task',
  WWS: 'passage',
  WSC: 'passage',
  LST: 'track',
  LCT: 'track',
} as const;

export type WrittenMaterial = (typeof writtenMaterial)[keyof typeof writtenMaterial];
