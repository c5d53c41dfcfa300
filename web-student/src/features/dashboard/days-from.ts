/**
 * Three days a week: every other day from today.
 * @returns 1 for Monday to 7 for Sunday, in order
 */
export function daysFrom(now: Date): number[] {
  return [0, 2, 4].map((later) => ((now.getDay() + later + 6) % 7) + 1).toSorted((a, b) => a - b);
}
