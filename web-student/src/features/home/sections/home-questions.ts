/** What visitors ask first; `/faq` has all questions. */
export const homeQuestions = [
  {
    question: 'Which exams does Ninety cover?',
    answer:
      'Academic, Academic in its old format, Core and UKVI. Choose yours at the top; lists, tests and times follow it.',
  },
  {
    question: 'What is free?',
    answer:
      'Some questions of every type, a number of scored answers, and all guides. You can start without an account.',
  },
  {
    question: 'Are these the real questions of the exam?',
    answer:
      'No. We write our questions ourselves. They train the same tasks with other texts and recordings.',
  },
  {
    question: 'Does an estimate promise a result?',
    answer:
      'No. It says what your answers here suggest, with a range that says how sure it is. Ninety is independent of the exam.',
  },
] as const;
