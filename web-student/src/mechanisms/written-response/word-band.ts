import type { AnswerWords, Range } from '#domain/question-types/catalogue/limits.ts';

export interface WordBand {
  readonly name: 'full' | 'partial' | 'none';
  readonly advice: string;
}

const words = (count: number, more = '') => `${count} ${more}${count === 1 ? 'word' : 'words'}`;
const isWithin = (count: number, [least, most]: Range) => count >= least && count <= most;

/**
 * The band of a word count: specification, document 2, section 5.
 * @param sentences a one-sentence summary with more than one scores nothing
 */
export function wordBand(
  count: number,
  { full, partial, oneSentence }: AnswerWords,
  sentences = 1,
): WordBand {
  const [least, most] = full;
  if (oneSentence === true && sentences > 1)
    return { name: 'none', advice: `${sentences} sentences, only one is allowed: this scores 0` };
  if (isWithin(count, full)) return { name: 'full', advice: 'in the range for full points' };
  const name = partial.some((range) => isWithin(count, range)) ? 'partial' : 'none';
  const change = count < least ? `write ${words(least - count, 'more ')}` : `cut ${words(count - most)}`;
  const earned = name === 'partial' ? 'part of the points' : 'no points yet';
  return { name, advice: `${earned}: ${change} for full points` };
}

export function wordRule({ full: [least, most], aim, oneSentence }: AnswerWords): string {
  const length = `${least} to ${most} words`;
  if (oneSentence) return `One sentence of ${length}, with a capital letter first and a full stop last.`;
  return aim === undefined ? `${length} for full points.` : `${length} for full points; aim at about ${aim}.`;
}
