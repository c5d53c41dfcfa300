import { eachToken, small, type Rule } from '../rule.ts';

const pronouns = new Set(['he', 'she', 'it']);
const indefinite = new Set(['nobody', 'everybody', 'somebody', 'everyone', 'someone']);
/** After these a pronoun is a subject. */
const openers = new Set(['', 'because', 'when', 'if', 'although', 'but', 'that', 'so']);
/** Take the base form: "they suggest that he come". */
const subjunctive =
  /\b(?:suggest|recommend|insist|demand|propos|requir|request|advis|urg|order|ask|important|essential|necessary|vital|crucial|better|wish|prefer|lest)/i;
/** Past tenses that are also base forms. */
const pastToo = new Set(
  'found lay fell saw wound ground bore dove bound left rose felt shot lit stuck spoke wove bent got swam came became forgave forgot strove'.split(
    ' ',
  ),
);
const ofIndefinite = new Map([
  ['have', 'has'],
  ['want', 'wants'],
  ['need', 'needs'],
  ['are', 'is'],
]);

/** "he make", "because everybody have": only if the pronoun certainly is the subject. */
export const thirdPerson: Rule = {
  name: 'third-person',
  category: 'agreement',
  marks: [
    ['He told me that he [make] fewer mistakes.', 'makes'],
    ['She [study] every day.', 'studies'],
    ['It is easier because nobody [have] to look up.', 'has'],
    ['Everybody [want] a day off.', 'wants'],
    ['I like the park because it [have] a lake.', 'has'],
  ],
  passes: [
    'They suggest that he make fewer mistakes.',
    'He put it there because she found it.',
    'Does everybody have a ticket? Did he make it?',
    'Let it go, help her study and make it work.',
    'He can make it and she will study.',
    'It still works because he hurt nobody.',
    'If he and she study, they learn.',
    'So be it, if it be true.',
    'He need not worry, and nobody need see it.',
    'They told everyone that we have time.',
    'When she saw it, she fell.',
    'After that it became normal, and they heard that he came down.',
  ],
  find: (sentence) =>
    eachToken(sentence, (subject, at) => {
      const { tokens, forms, text, span } = sentence;
      const verb = tokens[at + 1];
      const word = small(verb);
      const isModal = ['need', 'dare'].includes(word) && small(tokens[at + 2]) === 'not';
      if (!verb || isModal || !openers.has(small(tokens[at - 1]))) return undefined;
      if (subjunctive.test(text.slice(span[0], subject.span[0]))) return undefined;
      const mended = indefinite.has(small(subject)) ? ofIndefinite.get(word) : undefined;
      if (mended !== undefined) return { span: verb.span, suggestion: mended };
      if (!pronouns.has(small(subject)) || pastToo.has(word) || word === 'be') return undefined;
      const known = forms.verb(word);
      const isBase = known?.VB === word && verb.lemma === word && known.VBD !== word && known.VBZ !== word;
      const isVerb = verb.pos === 'VERB' || word === 'have';
      return isBase && isVerb ? { span: verb.span, suggestion: known.VBZ } : undefined;
    }),
};
