import { eachToken, type Rule } from '../rule.ts';

export const pronounI: Rule = {
  name: 'pronoun-i',
  category: 'capitals',
  marks: [
    ['Yesterday [i] went home.', 'I'],
    ['I think [i] am right.', 'I'],
    ["I hope [i]'ll see you.", 'I'],
  ],
  passes: [
    'I think I am right.',
    'Plants, i.e. trees, grow.',
    'Choose (i) or (ii).',
    'The letter "i" has a dot.',
  ],
  find: (sentence) =>
    eachToken(sentence, (token) => {
      const [from, to] = token.span;
      const around = `${sentence.text.charAt(from - 1)}${sentence.text.charAt(to)}`;
      const isAlone = token.text === 'i' && !/[.()"“”/-]/.test(around);
      return isAlone ? { span: token.span, suggestion: 'I' } : undefined;
    }),
};
