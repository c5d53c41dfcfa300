import { eachToken, small, type Rule } from '../rule.ts';

const listen = /^listen(?:s|ed|ing)?$/;
const heard = new Set('music me him her us them you it songs radio podcasts'.split(' '));
const heardOf = new Set('radio music teacher lecture news song songs lecturer speaker'.split(' '));
const wait = /^wait(?:s|ed|ing)?$/;
const awaited = new Set('me him her us them you'.split(' '));
const explain = /^(?:explain(?:s|ed|ing)?|suggest(?:s|ed|ing)?|describe[sd]?)$/;
const told = new Set('me us him them you'.split(' '));
const opensObject = new Set(
  'the a an this that these those how why what my your his her its our their all some'.split(' '),
);

export const missingPreposition: Rule = {
  name: 'missing-preposition',
  category: 'preposition',
  marks: [
    ['I often listen [music].', 'to music'],
    ['We listened [the radio] all day.', 'to the radio'],
    ['They waited [me] at the station.', 'for me'],
    ['He explained [us] the problem.', 'to us'],
    ['She suggested [me] that I should rest.', 'to me'],
  ],
  passes: [
    'I listen to music, and they listen carefully.',
    'Wait a minute, and wait there until I come.',
    'He explained it to us, and this explains them.',
    'Nothing explains him.',
    'Listen, you are right.',
    'They suggested that we should wait.',
  ],
  find: (sentence) =>
    eachToken(sentence, (token, at) => {
      const { tokens } = sentence;
      const verb = small(token);
      const [next, after] = [tokens[at + 1], tokens[at + 2]];
      if (!next) return undefined;
      if (listen.test(verb) && heard.has(small(next)))
        return { span: next.span, suggestion: `to ${next.text}` };
      if (listen.test(verb) && small(next) === 'the' && after && heardOf.has(small(after)))
        return { span: [next.span[0], after.span[1]], suggestion: `to the ${after.text}` };
      if (wait.test(verb) && awaited.has(small(next)))
        return { span: next.span, suggestion: `for ${next.text}` };
      const isObject = told.has(small(next)) && opensObject.has(small(after));
      return explain.test(verb) && isObject ? { span: next.span, suggestion: `to ${next.text}` } : undefined;
    }),
};
