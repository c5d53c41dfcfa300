/** The material of each written type: a passage, a track, or the task itself. */
export const writtenMaterial = {
  WWM: 'task',
  WWE: 'task',
  WWS: 'passage',
  WSC: 'passage',
  LST: 'track',
  LCT: 'track',
} as const;

export type WrittenMaterial = (typeof writtenMaterial)[keyof typeof writtenMaterial];
