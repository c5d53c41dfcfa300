import { eachToken, small, type Rule } from '../rule.ts';

const counted =
  /^(?:\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|many|several|some|few)$/;
const units = /^(?:years?|months?|weeks?|days?|hours?|minutes?|decades?|centuries)$/;

export const sinceFor: Rule = {
  name: 'since-for',
  category: 'preposition',
  marks: [
    ['I have worked here [since] five years.', 'for'],
    ['They have been married [since] many years.', 'for'],
    ['We have waited [since] 3 hours.', 'for'],
  ],
  passes: [
    'I have worked here since 2010 and for five years.',
    'It is ten years since a year like this.',
    'They have lived here since three years ago.',
    'Since two days are not enough, we stay.',
  ],
  find: (sentence) =>
    eachToken(sentence, (token, at) => {
      const { tokens } = sentence;
      const unitAt = small(tokens[at + 1]) === 'a' && small(tokens[at + 2]) === 'few' ? at + 3 : at + 2;
      const hasPerfect = tokens.slice(0, at).some((each) => /^(?:have|has|had|'ve|'s)$/.test(small(each)));
      const isLength = counted.test(small(tokens[at + 1])) && units.test(small(tokens[unitAt]));
      const goesOn = /^(?:ago|like|when|that|before|after|which|are|were|is|was)$/.test(
        small(tokens[unitAt + 1]),
      );
      if (small(token) !== 'since' || !hasPerfect || !isLength || goesOn) return undefined;
      return { span: token.span, suggestion: 'for' };
    }),
};
