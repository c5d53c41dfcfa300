import { eachToken, small, type Rule } from '../rule.ts';

/** Verbs followed by -ing and never by "to". */
const verbs = new Set(
  'enjoy enjoys enjoyed avoid avoids avoided finish finishes finished suggest suggests suggested consider considers considered dislike dislikes disliked practise practises practised imagine imagines imagined recommend recommends recommended postpone postponed'.split(
    ' ',
  ),
);

export const gerund: Rule = {
  name: 'gerund',
  category: 'verb_form',
  marks: [
    ['I look forward to [hear] from you.', 'hearing'],
    ['She enjoys [to swim] in the sea.', 'swimming'],
    ['They suggested [to go] home.', 'going'],
    ['We are looking forward to [meet] you.', 'meeting'],
  ],
  passes: [
    'I look forward to hearing from you and to the meeting.',
    'She enjoys swimming and wants to swim.',
    'It is considered to be safe, and he is recommended to rest.',
    'I look forward to the play.',
    'I avoid it to save time.',
  ],
  find: (sentence) =>
    eachToken(sentence, (token, at) => {
      const { tokens, forms } = sentence;
      const [before, next] = [tokens[at - 1], tokens[at + 1]];
      const base = forms.verb(small(next));
      if (small(token) !== 'to' || !next || base?.VB !== small(next)) return undefined;
      const isForward = small(before) === 'forward' && small(tokens[at - 2]).startsWith('look');
      if (isForward && next.pos === 'VERB') return { span: next.span, suggestion: base.VBG };
      const isPassive = ['AUX'].includes(tokens[at - 2]?.pos ?? '');
      if (!before || !verbs.has(small(before)) || isPassive) return undefined;
      return { span: [token.span[0], next.span[1]], suggestion: base.VBG };
    }),
};
