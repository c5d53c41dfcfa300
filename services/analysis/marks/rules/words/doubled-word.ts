import { eachToken, small, type Rule } from '../rule.ts';

const rightlyDoubled = new Set([
  'had',
  'that',
  'very',
  'so',
  'really',
  'no',
  'long',
  'many',
  'far',
  'bye',
  'ha',
  'blah',
  'never',
  'much',
]);

export const doubledWord: Rule = {
  name: 'doubled-word',
  category: 'extra_word',
  marks: [
    ['It is in [the the] park.', 'the'],
    ['People [are are] happy.', 'are'],
  ],
  passes: [
    'She had had enough and said that that book was very very long.',
    'It was a long, long way, and they came two by two.',
    'What it is, is a mystery.',
    'They flew to Baden Baden.',
  ],
  find: (sentence) =>
    eachToken(sentence, (token, at) => {
      const next = sentence.tokens[at + 1];
      const word = small(token);
      const isDoubled = next !== undefined && word === small(next) && /^\p{Ll}+$/u.test(next.text);
      if (!isDoubled || rightlyDoubled.has(word)) return undefined;
      return { span: [token.span[0], next.span[1]], suggestion: token.text };
    }),
};
