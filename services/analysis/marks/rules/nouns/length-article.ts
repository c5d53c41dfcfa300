import type { Token } from '#domain/scoring/writing/facts.ts';
import { articleBefore, casedLike } from '../../casing.ts';
import type { Rule } from '../rule.ts';

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ').join('|');
const nouns =
  'week|weekend|trip|course|holiday|vacation|visit|journey|break|contract|project|job|tour|stay|internship|workshop|period|delay|walk|drive|flight';
const pattern = new RegExp(
  String.raw`\b((?:${numbers}|\d+)-(?:minute|hour|day|week|month|year)) (?:${nouns})\b(?![-’'])`,
  'giu',
);
/** A countable noun after these, or at the start, needs its article; an adjective may come between. */
const openers = new Set(['VERB', 'AUX', 'ADP', 'SCONJ']);

const isNoun = (token: Token | undefined) => token?.pos === 'NOUN' || token?.pos === 'PROPN';

export const lengthArticle: Rule = {
  name: 'length-article',
  category: 'article',
  marks: [
    ['I think that [four-day week] is a good idea.', 'a four-day week'],
    ['[Two-week holiday] is too short.', 'A two-week holiday'],
    ['My company introduced [eight-hour job] last year.', 'an eight-hour job'],
    ['They went on [3-day trip] together.', 'a 3-day trip'],
  ],
  passes: [
    'A four-day week is a good idea, and so is the six-hour shift.',
    'They went on their first two-week holiday.',
    'It is a one- or two-day visit.',
    'Two-day trips are cheap.',
    'She likes four-day week supporters.',
    'His two-year contract ends; no three-hour flight leaves.',
  ],
  find: ({ text, span: [from, to], tokens }) =>
    [...text.slice(from, to).matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const [start, end] = [from + index, from + index + found.length];
      const before = tokens.findLast(({ span }) => span[1] <= start);
      const after = tokens.find(({ span }) => span[0] >= end);
      if (isNoun(after) || (before && !openers.has(before.pos))) return [];
      const article = /^(?:8|11-)/u.test(found) ? 'an' : articleBefore(found);
      const small = before ? found : found.charAt(0).toLowerCase() + found.slice(1);
      return [{ span: [start, end], suggestion: casedLike(`${article} ${small}`, found) }];
    }),
};
