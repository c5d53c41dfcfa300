export function answersInWords(count: number): string {
  if (count === 0) return 'no answers';
  return `${count.toLocaleString('en-GB')} ${count === 1 ? 'answer' : 'answers'}`;
}
