export const questionsInWords = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'question' : 'questions'}`;
