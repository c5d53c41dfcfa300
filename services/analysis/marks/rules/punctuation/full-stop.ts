import type { Rule } from '../rule.ts';

const leastWords = 7;

/** The last sentence of a paragraph. Headings, greetings and lists are shorter or lack a verb. */
export const fullStop: Rule = {
  name: 'full-stop',
  category: 'punctuation',
  marks: [
    ['The city should build more parks for all of its [children]', 'children.'],
    ['I was there. The train was late and we waited for [hours]\n\nThen it came.', 'hours.'],
  ],
  passes: [
    'The city should build more parks for all of its children.',
    'Best regards\nAnna Schmidt',
    'There are three things that you should bring with you:\n- a map\n- a bottle of water',
    'Dear Mr Brown,\nthank you for the letter that you sent me.',
    'The advantages and disadvantages of the new railway line',
    'He said: "We should all go there together."',
  ],
  find({ text, span: [from, to], tokens }) {
    const endsLine = to >= text.trimEnd().length || /^[^\S\n]*\n/.test(text.slice(to));
    const last = tokens.at(-1);
    const words = tokens.filter(({ pos }) => pos !== 'PUNCT');
    const isSentence =
      tokens.some(({ pos }) => pos === 'AUX' || pos === 'VERB') && /^["“]?\p{Lu}/u.test(text.slice(from, to));
    // A next line in lower case continues the sentence.
    const goesOn = /^\s*\p{Ll}/u.test(text.slice(to));
    if (!endsLine || !last || !isSentence || goesOn || words.length < leastWords) return [];
    if (!/^[\p{L}\p{N}]+$/u.test(last.text)) return [];
    return [{ span: last.span, suggestion: `${last.text}.` }];
  },
};
