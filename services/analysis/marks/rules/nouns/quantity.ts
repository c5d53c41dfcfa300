import { casedLike } from '../../casing.ts';
import { eachToken, isPlural, small, type Rule } from '../rule.ts';

const pluralsOfTheirOwn = new Set(['people', 'children', 'men', 'women']);
const measures = new Set(
  'dollars pounds euros cents percent percents years months weeks days hours minutes seconds miles kilometres kilometers metres meters degrees grams kilos words points news works means politics physics economics mathematics series species thanks goods savings earnings'.split(
    ' ',
  ),
);
const uncountable = new Set(
  'information advice furniture homework equipment knowledge luggage traffic pollution money water music research evidence software progress'.split(
    ' ',
  ),
);

export const quantity: Rule = {
  name: 'quantity',
  category: 'number',
  marks: [
    ['There are too [much] cars.', 'many'],
    ['They do not have [much] children.', 'many'],
    ['I got [many] information.', 'much'],
    ['There were [less] students this year.', 'fewer'],
    ['[Many] pollution comes from cars.', 'Much'],
  ],
  passes: [
    'How much students pay is known.',
    'There is much less traffic and many more cars.',
    'It took less than ten minutes and much time.',
    'It costs less dollars.',
    'Much depends on it; many information desks are closed.',
    'They walk much of the way.',
  ],
  find: (sentence) =>
    eachToken(sentence, (token, at) => {
      const { tokens } = sentence;
      const [before, next, after] = [small(tokens[at - 1]), tokens[at + 1], tokens[at + 2]];
      const word = small(token);
      const isCounted = (isPlural(next) || pluralsOfTheirOwn.has(small(next))) && !measures.has(small(next));
      const mend = (suggestion: string) => ({
        span: token.span,
        suggestion: casedLike(suggestion, token.text),
      });
      if (before === 'how' || before === 'as') return undefined;
      if (word === 'much' && isCounted) return mend('many');
      if (word === 'less' && isCounted && !['no', 'much', 'or'].includes(before)) return mend('fewer');
      const isAlone = !after || !['NOUN', 'PROPN'].includes(after.pos);
      return word === 'many' && uncountable.has(small(next)) && isAlone ? mend('much') : undefined;
    }),
};
