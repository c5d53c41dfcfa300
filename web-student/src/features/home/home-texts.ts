/** What the home page says first: the server writes it into the page before the code of the client is there. */
export const hero = {
  title: 'Know your level today, and what to do next',
  lead: 'Practise for your English exam: questions as in the exam, short timed tests, and a reason for every point.',
} as const;

export const promises = [
  {
    title: 'A reason for every point',
    text: 'After each answer you see what was right, what was not, and why. The same answer always gets the same score.',
  },
  {
    title: 'Tests under the real clock',
    text: 'Timed tests run on our clock. Lose your connection and come back: nothing is lost.',
  },
  {
    title: 'Your answers are safe',
    text: 'A bad connection loses nothing. Your answers are saved on your device until we have them.',
  },
] as const;
