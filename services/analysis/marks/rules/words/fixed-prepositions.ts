import { casedLike } from '../../casing.ts';
import type { Finding, Rule } from '../rule.ts';

/** `right` is '' for no preposition. */
const table: readonly (readonly [before: string, wrong: string, right: string])[] = [
  ['discuss(?:es|ed|ing)?', 'about', ''],
  ['emphasi[sz](?:e|es|ed|ing)', 'on', ''],
  ['despite', 'of', ''],
  ['compris(?:e|es|ed|ing)', 'of', ''],
  ['mention(?:s|ed)', 'about', ''],
  ['return(?:s|ed|ing)?', 'back', ''],
  ['depend(?:s|ed|ing)?', '(?:of|from)', 'on'],
  ['dependent', 'of', 'on'],
  ['independent', 'on', 'of'],
  ['interested', '(?:on|about|for)', 'in'],
  ['consist(?:s|ed|ing)?', '(?:on|from|by)', 'of'],
  ['responsible', 'of', 'for'],
  ['married', 'with', 'to'],
  ['according', '(?:with|of)', 'to'],
  ['capable', '(?:for|in)', 'of'],
  ['participat(?:e|es|ed|ing)', '(?:to|on)', 'in'],
  ['similar', 'with', 'to'],
  ['afraid', '(?:from|about)', 'of'],
  ['different', 'of', 'from'],
  ['concentrat(?:e|es|ed|ing)', '(?:in|at)', 'on'],
  ['suffer(?:s|ed|ing)?', '(?:of|with)', 'from'],
  ['worried', '(?:of|for)', 'about'],
  ['congratulat(?:e|es|ed|ing) (?:you|him|her|them|us|me)', '(?:for|about)', 'on'],
];
const patterns = table.map(
  ([before, wrong, right]) => [new RegExp(`\\b(?:${before}) (${wrong})(?![\\p{L}-])`, 'giu'), right] as const,
);

const phrases: readonly (readonly [pattern: RegExp, right: string])[] = [
  [/\b(in) the other hand\b/giu, 'on'],
  [/\bgood (in) (?:maths?|mathematics|sports?|cooking|swimming|drawing|writing|playing|speaking)\b/giu, 'at'],
  [/\b(in) the contrary\b/giu, 'on'],
  [/\b(in) one hand\b/giu, 'on'],
];

export const fixedPrepositions: Rule = {
  name: 'fixed-preposition',
  category: 'preposition',
  marks: [
    ['It depends [of] the weather.', 'on'],
    ['We discussed [about] the plan.', ''],
    ['She is interested [on] art.', 'in'],
    ['Despite [of] the rain we went.', ''],
    ['[In] the other hand, it is cheap.', 'On'],
    ['He is good [in] maths.', 'at'],
    ['He congratulated me [for] it.', 'on'],
  ],
  passes: [
    'It depends on the weather and on each of us.',
    'The discussion about the plan was good in parts.',
    'He is afraid of dogs and different from me.',
    'They participated in the race to the end.',
    'On the other hand, it is good in English villages.',
  ],
  find({ text, span: [from, to] }) {
    const sentence = text.slice(from, to);
    const found = (pattern: RegExp, right: string): Finding[] =>
      [...sentence.matchAll(pattern)].map((match) => {
        const wrong = match[1] ?? '';
        const start = from + match.index + match[0].search(new RegExp(`\\b${wrong}\\b`, 'u'));
        return { span: [start, start + wrong.length], suggestion: casedLike(right, wrong) };
      });
    return [...patterns, ...phrases].flatMap(([pattern, right]) => found(pattern, right));
  },
};
