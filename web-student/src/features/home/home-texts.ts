/** What the home page says until its own sections are there. */
export const hero = {
  title: 'Know your level today, and what to do next',
  text: 'Practise for your English exam: questions as in the exam, short timed tests, and a reason for every point.',
} as const;
