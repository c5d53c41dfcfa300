import { casedLike } from '../../casing.ts';
import type { Rule } from '../rule.ts';

/** Regular expressions, because "cant" is two tokens. */
const patterns: readonly (readonly [pattern: RegExp, right: string])[] = [
  [/(?<=\b(?:I|you|he|she|it|we|they|people|who|that|this) )cant(?![\p{L}'’-])/giu, "can't"],
  [/(?<=\b(?:I|you|he|she|it|we|they|people|who|that|this) )wont(?![\p{L}'’-])/giu, "won't"],
  [/(?<=^["“]?)lets(?= (?:go|see|take|look|start|say|make|not|talk|think|try|begin)\b)/giu, "let's"],
];

export const apostrophe: Rule = {
  name: 'apostrophe',
  category: 'punctuation',
  marks: [
    ['We [cant] come.', "can't"],
    ['She [wont] help.', "won't"],
    ['[Lets] go home.', "Let's"],
  ],
  passes: [
    'It was cant and nothing else.',
    'He works harder, as is his wont.',
    'He lets go.',
    'Lets are short rents.',
  ],
  find({ text, span: [from, to] }) {
    return patterns.flatMap(([pattern, right]) =>
      [...text.slice(from, to).matchAll(pattern)].map(({ 0: word, index }) => ({
        span: [from + index, from + index + word.length] as const,
        suggestion: casedLike(right, word),
      })),
    );
  },
};
