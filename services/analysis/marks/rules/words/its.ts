import { casedLike } from '../../casing.ts';
import { eachToken, small, type Rule } from '../rule.ts';

const afterItIs = new Set([
  'a',
  'an',
  'the',
  'not',
  'been',
  'because',
  'very',
  'too',
  'so',
  'also',
  'always',
  'really',
  'my',
  'your',
  'our',
  'their',
]);

export const its: Rule = {
  name: 'its',
  category: 'punctuation',
  marks: [
    ['[Its] a good idea.', "It's"],
    ['I think [its] very useful.', "it's"],
    ['[Its] not easy.', "It's"],
  ],
  passes: [
    "It's a good idea.",
    'The dog lost its bone.',
    'Its very existence was in danger.',
    'Its always open doors welcome us.',
  ],
  find: (sentence) =>
    eachToken(sentence, (token, at) => {
      const { tokens } = sentence;
      const next = small(tokens[at + 1]);
      if (small(token) !== 'its' || !afterItIs.has(next)) return undefined;
      // In "its very existence" and "its always open doors" a noun follows.
      const isAdverb = ['very', 'too', 'so', 'also', 'always', 'really'].includes(next);
      const hasNoun = tokens.slice(at + 2, at + 5).some(({ pos }) => pos === 'NOUN' || pos === 'PROPN');
      if (isAdverb && hasNoun) return undefined;
      return { span: token.span, suggestion: casedLike("it's", token.text) };
    }),
};
