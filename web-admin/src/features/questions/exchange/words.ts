/** `1 question`, `12 questions`. */
export const questionsInWords = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'question' : 'questions'}`;
