import { small, eachToken, type Rule } from '../rule.ts';

const plurals = new Set(['people', 'children', 'men', 'women', 'they']);
const openers = new Set(['', 'because', 'when', 'if', 'although', 'but', 'so']);
const before = new Set('many most some these those all few several old young poor rich other'.split(' '));
const singular = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ["doesn't", "don't"],
  ["isn't", "aren't"],
  ["wasn't", "weren't"],
]);

export const pluralPeople: Rule = {
  name: 'plural-people',
  category: 'agreement',
  marks: [
    ['People [is] happy there.', 'are'],
    ['It is good because many people [has] a car.', 'have'],
    ['They [was] late.', 'were'],
  ],
  passes: [
    'The number of people is growing.',
    'People are happy because children have time.',
    'Working with people is fun.',
    'What people say about children is true.',
    'Other people, it is said, have none.',
    'If helping children is a duty, act.',
    'Why they are there is clear.',
  ],
  find: (sentence) =>
    eachToken(sentence, (noun, at) => {
      const { tokens } = sentence;
      const verb = tokens[at + 1];
      const suggestion = singular.get(small(verb));
      if (!verb || suggestion === undefined || !plurals.has(small(noun))) return undefined;
      const first = before.has(small(tokens[at - 1])) ? at - 1 : at;
      return openers.has(small(tokens[first - 1])) ? { span: verb.span, suggestion } : undefined;
    }),
};
