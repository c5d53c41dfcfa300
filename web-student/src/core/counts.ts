/** `Up to 4 points overall.`; empty for less than half a point. */
export function toWinText(points: number): string {
  const rounded = Math.round(points);
  return rounded < 1 ? '' : `Up to ${rounded} ${rounded === 1 ? 'point' : 'points'} overall.`;
}

export const questionsText = (count: number) => `${count} ${count === 1 ? 'question' : 'questions'}`;

const megabytes = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `1.2 MB` */
export const megabytesText = (bytes: number) => `${megabytes.format(bytes / 1_000_000)} MB`;
