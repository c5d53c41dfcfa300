export const hero = {
  title: 'Know your level today, and what to do next',
  text: 'Practise for your English exam: exam-style questions, timed tests, and a reason for every point.',
} as const;
