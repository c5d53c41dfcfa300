import type { Evidence } from '#domain/scoring/score.ts';
import type { Counted } from '#domain/scoring/writing/reasons.ts';

type Count = Extract<Evidence, { kind: 'count' }>;

const names: Readonly<Record<Counted, string>> = {
  paragraphs: 'Paragraphs',
  sentences: 'Sentences',
  linking_words: 'Linking words',
  grammar_mistakes: 'Grammar mistakes',
  spelling_mistakes: 'Spelling mistakes',
  key_points: 'Key points',
  own_words_percent: 'Your own words',
  distinct_words_percent: 'Different words',
  less_common_words_percent: 'Less common words',
};

/** What was counted and how much of it earns full points: `Paragraphs: 4. Full points for 2 to 6.` */
export function countedText({ of, count, full: [least, most] }: Count): string {
  const unit = of.endsWith('_percent') ? '%' : '';
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
