import type { Evidence } from '#domain/scoring/score.ts';
import type { Counted } from '#domain/scoring/writing/feedback/reasons.ts';

type Count = Extract<Evidence, { kind: 'count' }>;

type Mistakes = 'grammar_mistakes' | 'spelling_mistakes';

const names: Readonly<Record<Exclude<Counted, Mistakes>, string>> = {
  paragraphs: 'Paragraphs',
  sentences: 'Sentences',
  linking_words: 'Linking words',
  key_points: 'Key points',
  own_words_percent: 'Your own words',
  distinct_words_percent: 'Different words',
  less_common_words_percent: 'Less common words',
  grammar_per_100_words: 'Grammar mistakes in 100 words',
  spelling_per_100_words: 'Spelling mistakes in 100 words',
};

/**
 * The count and the range that earns full points: `Paragraphs: 4. Full points for 2 to 6.`
 * @param isFull the trait has all points: omit a range that the count misses, because it cost no points
 */
export function countedText({ of, count, full: [least, most] }: Count, isFull = false): string {
  if (of === 'grammar_mistakes' || of === 'spelling_mistakes') return mistakesText(of, count, most ?? 0);
  if (of.endsWith('_per_100_words'))
    return `${names[of]}: ${count}. The detailed score gives full points for ${most ?? 0} or fewer.`;
  const isInRange = count >= least && count <= (most ?? count);
  const unit = of.endsWith('_percent') ? '%' : '';
  if (isFull && !isInRange) return `${names[of]}: ${count}${unit}.`;
  const range =
    most === null || (unit === '%' && most >= 100)
      ? `${least}${unit} or more`
      : least === most
        ? `${least}${unit}`
        : least === 0
          ? `${most}${unit} at most`
          : `${least} to ${most}${unit}`;
  return `${names[of]}: ${count}${unit}. Full points for ${range}.`;
}

function mistakesText(of: Mistakes, count: number, most: number): string {
  const kind = of === 'grammar_mistakes' ? 'grammar' : 'spelling';
  if (count === 0) return `No ${kind} mistakes: full points.`;
  const found = `${count} ${kind} ${count === 1 ? 'mistake' : 'mistakes'}`;
  if (count <= most) return `${found}: full points.`;
  return `${found}. Full points need ${most === 0 ? 'none' : `${most} or fewer`}.`;
}
