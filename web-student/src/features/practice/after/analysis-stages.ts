/** The texts during an analysis; `from` is in seconds: specification, document 1, section 4. */
export const stages = [
  { from: 0, text: 'Uploading your answer' },
  { from: 3, text: 'Analysis in progress' },
  { from: 12, text: 'Still working on it' },
] as const;

export const letsGoAt = 30;
