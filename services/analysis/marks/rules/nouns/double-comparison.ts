import { casedLike } from '../../casing.ts';
import { eachToken, small, type Rule } from '../rule.ts';

const comparatives = new Set(
  'better worse bigger smaller larger easier harder faster slower cheaper higher lower longer shorter older younger stronger weaker cleaner safer happier healthier busier richer poorer taller wider closer simpler earlier later hotter colder warmer cooler nicer greater'.split(
    ' ',
  ),
);
const superlatives = new Set(
  [...comparatives].map((word) =>
    word === 'better' ? 'best' : word === 'worse' ? 'worst' : `${word.slice(0, -1)}st`,
  ),
);

export const doubleComparison: Rule = {
  name: 'double-comparison',
  category: 'word_form',
  marks: [
    ['Trains are [more cheaper] than planes.', 'cheaper'],
    ['It is the [most biggest] city.', 'biggest'],
    ['[More better] schools are needed.', 'Better'],
  ],
  passes: [
    'We need more, better schools.',
    'The more the better.',
    'Trains are much cheaper and more comfortable.',
    'Most older people agree, and more younger people vote.',
  ],
  find: (sentence) =>
    eachToken(sentence, (token, at) => {
      const next = sentence.tokens[at + 1];
      const after = sentence.tokens[at + 2];
      const word = small(token);
      const isDoubled =
        (word === 'more' && comparatives.has(small(next))) ||
        (word === 'most' && superlatives.has(small(next)));
      // In "more younger people vote", "more" may count people.
      const isOfMany =
        word === 'more' && after?.pos === 'NOUN' && !['better', 'worse', 'easier'].includes(small(next));
      if (!next || !isDoubled || isOfMany) return undefined;
      return { span: [token.span[0], next.span[1]], suggestion: casedLike(next.text, token.text) };
    }),
};
