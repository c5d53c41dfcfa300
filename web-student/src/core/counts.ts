/** `Up to 4 points overall.`; empty for less than half a point. */
export function toWinText(points: number): string {
  const rounded = Math.round(points);
  return rounded < 1 ? '' : `Up to ${rounded} ${rounded === 1 ? 'point' : 'points'} overall.`;
}

export const questionsText = (count: number) => `${count} ${count === 1 ? 'question' : 'questions'}`;
