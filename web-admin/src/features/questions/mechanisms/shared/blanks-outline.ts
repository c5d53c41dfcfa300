import { blankCount } from '#domain/question-types/mechanisms/blanks.ts';
import { numbered, type OutlinePart } from '../mechanism-outline.ts';

export const blankNames = ({ topic }: { readonly topic: string }) => numbered('Blank', blankCount(topic));

export function rightWords({ correctAnswers }: { readonly correctAnswers: readonly string[] }): OutlinePart {
  return {
    label: 'Right words',
    lines: correctAnswers.map((word, index) => `Blank ${index + 1}: ${word}`),
  };
}
