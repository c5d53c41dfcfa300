import { casedLike } from '../../casing.ts';
import { eachToken, small, type Rule } from '../rule.ts';

const prepositions = new Set(['of', 'with', 'for', 'about']);
const be = new Set(['is', 'are', 'was', 'were']);

/** "with there parents", "their are": only where no other reading fits. */
export const thereTheir: Rule = {
  name: 'there-their',
  category: 'spelling',
  marks: [
    ['They live with [there] parents.', 'their'],
    ['Each has [there] own room.', 'their'],
    ['[Their] are many reasons.', 'There'],
    ['I think [their] is a problem.', 'there'],
  ],
  passes: [
    'They live there with their parents.',
    'Half of there being no rain is luck.',
    'There are many reasons, and theirs are good.',
    'From there buses go to the city.',
    'Most of their days are busy.',
  ],
  find: (sentence) =>
    eachToken(sentence, (token, at) => {
      const { tokens } = sentence;
      const [before, next, after] = [small(tokens[at - 1]), tokens[at + 1], tokens[at + 2]];
      const mend = (word: string) => ({ span: token.span, suggestion: casedLike(word, token.text) });
      if (small(token) === 'their' && be.has(small(next))) return mend('there');
      if (small(token) !== 'there') return undefined;
      const isOwn = small(next) === 'own' && after?.pos === 'NOUN';
      const isNoun = next?.pos === 'NOUN' || (next?.pos === 'ADJ' && after?.pos === 'NOUN');
      return isOwn || (prepositions.has(before) && isNoun) ? mend('their') : undefined;
    }),
};
