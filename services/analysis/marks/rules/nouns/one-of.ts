import { eachToken, isPlural, small, type Rule } from '../rule.ts';

const days = new Set(['today', 'tomorrow', 'yesterday', 'nowadays']);

export const oneOf: Rule = {
  name: 'one-of-many',
  category: 'number',
  marks: [
    ['It is one of the most important [problem] today.', 'problems'],
    ['One of my best [friend] is there.', 'friends'],
  ],
  passes: [
    'It is one of the most important problems today.',
    'One of the city council members left.',
    'She is one of the family.',
    'One of the children is one of the very few.',
    'One of the team won.',
  ],
  find: (sentence) =>
    eachToken(sentence, (token, at) => {
      const { tokens, forms } = sentence;
      if (small(token) !== 'one' || small(tokens[at + 1]) !== 'of') return undefined;
      if (!['the', 'my', 'our', 'their', 'his', 'her', 'these', 'those'].includes(small(tokens[at + 2])))
        return undefined;
      const nounAt = tokens.findIndex(({ pos }, place) => place > at + 2 && pos !== 'ADJ' && pos !== 'ADV');
      const [noun, next] = [tokens[nounAt], tokens[nounAt + 1]];
      const hasAdjective = nounAt > at + 3;
      const plural = noun && forms.noun(small(noun));
      const isSingular =
        noun?.pos === 'NOUN' && !isPlural(noun) && plural?.NN === small(noun) && plural.NNS !== plural.NN;
      // Without an adjective it may be a group: "one of the family".
      const isCompound = (next?.pos === 'NOUN' && !days.has(small(next))) || next?.pos === 'PROPN';
      if (!isSingular || !hasAdjective || isCompound) return undefined;
      return { span: noun.span, suggestion: plural.NNS };
    }),
};
