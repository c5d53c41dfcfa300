import { casedLike } from '../../casing.ts';
import { eachToken, small, type Rule } from '../rule.ts';

/** Only nouns whose wrong plural is not another word. */
const uncountable =
  'information advice furniture homework housework equipment knowledge luggage baggage software hardware machinery scenery feedback traffic stationery'.split(
    ' ',
  );
const singulars = new Map<string, string>(
  uncountable.map((noun) => [noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`, noun]),
);

/** "every information" is wrong, "every respect" is not. */
export const isNeverCounted = (word: string): boolean => uncountable.includes(word.toLowerCase());

/** "informations": a grammar mistake, not a spelling mistake. */
export const isUncountablePlural = (word: string): boolean => singulars.has(word.toLowerCase());

export const uncountablePlural: Rule = {
  name: 'uncountable-plural',
  category: 'number',
  marks: [
    ['She gave me many [informations].', 'information'],
    ['[Advices] from friends help.', 'Advice'],
    ['They do their [homeworks] at night.', 'homework'],
  ],
  passes: ['She gave me much information and good advice.', 'He furnishes a room.'],
  find: (sentence) =>
    eachToken(sentence, (token) => {
      const singular = singulars.get(small(token));
      if (singular === undefined || token.pos === 'VERB') return undefined;
      return { span: token.span, suggestion: casedLike(singular, token.text) };
    }),
};

export const uncountableArticle: Rule = {
  name: 'uncountable-article',
  category: 'article',
  marks: [
    ['She gave me [an advice].', 'advice'],
    ['It was [a good advice] for me.', 'good advice'],
    ['They bought [a furniture].', 'furniture'],
  ],
  passes: [
    'She runs an information desk and an advice column.',
    'A knowledge of French helps.',
    'It was a piece of advice.',
    'It was an equipment failure.',
  ],
  find: (sentence) =>
    eachToken(sentence, (token, at) => {
      const article = small(token);
      if (article !== 'a' && article !== 'an') return undefined;
      const { tokens, text } = sentence;
      const nounAt = tokens[at + 1]?.pos === 'ADJ' ? at + 2 : at + 1;
      const [noun, next, first] = [tokens[nounAt], tokens[nounAt + 1], tokens[at + 1]];
      const isBare = !next || !['NOUN', 'ADJ', 'PROPN', 'NUM'].includes(next.pos);
      // "A knowledge of French" is right.
      const isUncountable = uncountable.includes(small(noun)) && small(noun) !== 'knowledge';
      if (!noun || !first || !isUncountable || !isBare || next?.text === '-') return undefined;
      const without = text.slice(first.span[0], noun.span[1]);
      return { span: [token.span[0], noun.span[1]], suggestion: casedLike(without, token.text) };
    }),
};
