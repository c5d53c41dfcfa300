import { articleBefore, casedLike } from '../../casing.ts';
import { eachToken, small, type Rule } from '../rule.ts';

/** Older usage has "an" before a weak h. */
const silentToSome = /^(?:h(?:istor|otel|erb|abitual|eroic|ilarious|ypo))/i;

export const articleSound: Rule = {
  name: 'article-sound',
  category: 'article',
  marks: [
    ['This is [an] university.', 'a'],
    ['She ate [a] apple.', 'an'],
    ['We waited [a] hour.', 'an'],
    ['[A] old house stood there.', 'An'],
    ['It was [a] unimportant matter.', 'an'],
  ],
  passes: [
    'An hour ago she left an honest man at a European station.',
    'He is an MP with an IQ of 120 and a US passport.',
    'It is a one-way street and a useful, unique place for a union.',
    'An historic hotel.',
    'Vitamin A is good and plan a or b will do.',
  ],
  find: (sentence) =>
    eachToken(sentence, (token, at) => {
      const article = small(token);
      const next = sentence.tokens[at + 1]?.text ?? '';
      const isWord = /^\p{Lu}?\p{Ll}{2,}/u.test(next) && next !== 'or' && next !== 'is' && next !== 'as';
      if ((article !== 'a' && article !== 'an') || !isWord || silentToSome.test(next)) return undefined;
      const right = articleBefore(next);
      return right === article ? undefined : { span: token.span, suggestion: casedLike(right, token.text) };
    }),
};
