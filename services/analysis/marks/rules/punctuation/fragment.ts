import type { Token } from '#domain/scoring/writing/facts.ts';
import { small, type Rule } from '../rule.ts';

const openers = new Set(['because', 'although', 'whereas']);
/** These open a clause with a verb. */
const clauses = new Set(
  'that which who whom whose what when where why how if because although while and or but than as'.split(' '),
);
const leastWords = 5;

export const fragment: Rule = {
  name: 'fragment',
  category: 'sentence',
  marks: [
    ['Trams are better[. Because] they do not need petrol.', ' because'],
    ['I like my town[. Although] the winters are cold.', ' although'],
  ],
  passes: [
    'It rained. Because of the rain we stayed at home.',
    'It was late. Because the shop was closed, we went home.',
    'It was late. Because the shop was closed we went home.',
    'Why do they leave? Because they need work.',
    'We stayed. Although it rained, we had a picnic.',
    'Because it is cheap.',
    'They waited. Although tired and hungry, the men sang.',
  ],
  find({ text, span: [from], tokens }) {
    const [opener, second] = tokens;
    const before = text.slice(0, from);
    const ending = /\.\s+$/.exec(before);
    if (!opener || !openers.has(small(opener)) || small(second) === 'of' || !ending) return [];
    if (before.slice(ending.index).includes('\n') || tokens.length <= leastWords) return [];
    if (tokens.some(({ text: word }) => /^[,;:("“–—-]$/.test(word))) return [];
    const inner = tokens.slice(1).filter((token) => clauses.has(small(token))).length;
    if (verbGroups(tokens) !== 1 || inner > 0) return [];
    return [{ span: [ending.index, opener.span[1]], suggestion: ` ${small(opener)}` }];
  },
};

function verbGroups(tokens: readonly Token[]): number {
  let groups = 0;
  let isInGroup = false;
  for (const [at, token] of tokens.entries()) {
    const isVerb = token.pos === 'AUX' || token.pos === 'VERB';
    const isInfinitive = isVerb && small(tokens[at - 1]) === 'to';
    const isPart = token.pos === 'ADV' || token.pos === 'PART';
    if (isVerb && !isInGroup && !isInfinitive && !small(token).endsWith('ing')) groups += 1;
    isInGroup = isVerb || (isInGroup && isPart);
  }
  return groups;
}
