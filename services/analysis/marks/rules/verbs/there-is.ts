import { casedLike } from '../../casing.ts';
import { eachToken, isPlural, small, type Rule } from '../rule.ts';

const plural = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
]);
const several = new Set(
  'many several few two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousands'.split(
    ' ',
  ),
);
const people = new Set(['people', 'children', 'men', 'women']);
/** An amount is singular: "there is two hours left". */
const amounts =
  /^(?:hours?|minutes?|seconds?|days?|weeks?|months?|years?|miles?|kilomet(?:er|re)s?|met(?:er|re)s?|dollars?|pounds?|euros?|percent|per|degrees?|news|means|plenty|politics|economics|physics|maths|mathematics|species|series|works|headquarters|of)$/;

export const thereIs: Rule = {
  name: 'there-is',
  category: 'agreement',
  marks: [
    ['There [is] many cars.', 'are'],
    ['In my town there [was] two cinemas.', 'were'],
    ['There [is] people who smoke.', 'are'],
    ['There [has] been several fires.', 'have'],
  ],
  passes: [
    'There is a list of many books.',
    'There is bread and there are eggs.',
    'There is two hours of work left.',
    'There is sports equipment in the hall.',
    'There is news, and there is much to do.',
    'The man there is two metres tall.',
    'There is more than one way, and there is one of them.',
  ],
  find: (sentence) =>
    eachToken(sentence, (token, at) => {
      const { tokens } = sentence;
      const verb = tokens[at + 1];
      const suggestion = plural.get(small(verb));
      // "The man there is tall", but "In my town there is".
      const opens = !['NOUN', 'PROPN'].includes(tokens[at - 1]?.pos ?? '') || tokens[0]?.pos === 'ADP';
      if (small(token) !== 'there' || !verb || suggestion === undefined || !opens) return undefined;
      const first = small(verb) === 'has' && small(tokens[at + 2]) === 'been' ? at + 3 : at + 2;
      const [next, after] = [tokens[first], tokens[first + 1]];
      if (small(verb) === 'has' && first !== at + 3) return undefined;
      const isCounted = several.has(small(next)) && !amounts.test(small(after));
      const isMany =
        (isPlural(next) || people.has(small(next))) &&
        !amounts.test(small(next)) &&
        !['NOUN', 'PROPN'].includes(after?.pos ?? '');
      return isCounted || isMany
        ? { span: verb.span, suggestion: casedLike(suggestion, verb.text) }
        : undefined;
    }),
};
