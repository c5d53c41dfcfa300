export const questionsText = (count: number) => `${count} ${count === 1 ? 'question' : 'questions'}`;
