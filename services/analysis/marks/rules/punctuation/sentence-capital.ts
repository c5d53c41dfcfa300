import { withCapital } from '../../casing.ts';
import type { Rule } from '../rule.ts';

/** Lines after a comma, or after a line without a full stop, do not start a sentence. */
export const sentenceCapital: Rule = {
  name: 'sentence-capital',
  category: 'capitals',
  marks: [
    ['[people] like parks.', 'People'],
    ['It was late. [we] went home.', 'We'],
    ['He left!\n\n[she] stayed.', 'She'],
  ],
  passes: [
    'People like parks. We like them too.',
    'Dear Anna,\nthank you for your letter.',
    'It happened at 5 p.m. in the park.',
    'Her favourites: ducks, etc. and more.',
    'iPhones are expensive.',
    '- a first point\n- a second point',
    '"Who took it?" asked his wife.',
    'I shall be late! (when she thought it over she wondered)',
    'Alas! what a day it was.',
  ],
  find({ text, span: [from, to], tokens }) {
    const word = /^["“‘']?(\p{Ll}[\p{L}\p{M}'’]*)/u.exec(text.slice(from, to));
    const before = text.slice(Math.max(0, from - 20), from);
    // After direct speech its speaker follows: "Why?" he asked. An "Oh!" starts a sentence.
    const opens =
      from === 0 || (/[.!?][')]*\s+$/.test(before) && !/(?:^|[.?!\n"“])\s*\p{L}+!\s+$/u.test(before));
    // Another rule marks the pronoun "i".
    if (!word?.[1] || !opens || word[1] === 'i' || /\p{Lu}/u.test(word[1])) return [];
    if (/\b(?:e\.g|i\.e|vs|etc|a\.m|p\.m|approx)\.\s+$/i.test(before) || tokens.length < 3) return [];
    const start = from + word[0].length - word[1].length;
    return [{ span: [start, start + word[1].length], suggestion: withCapital(word[1]) }];
  },
};
