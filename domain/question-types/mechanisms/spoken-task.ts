/** Spoken types by task: document 2 of the specification, section 2, "Answer screens". */
export const spokenTask = {
  SRA: 'read',
  SRS: 'repeat',
  SSQ: 'answer',
  LSQ: 'answer',
  SDI: 'describe',
  SRL: 'retell',
  SGD: 'retell',
  SIT: 'respond',
  SIA: 'respond',
} as const;

export type SpokenCode = keyof typeof spokenTask;

export type SpokenTask = (typeof spokenTask)[SpokenCode];
