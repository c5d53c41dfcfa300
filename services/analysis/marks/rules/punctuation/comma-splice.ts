import { small, type Rule } from '../rule.ts';

const subjects = new Set(['i', 'he', 'she', 'it', 'we', 'they', 'this', 'there', 'that']);
const pronouns = new Set(['i', 'he', 'she', 'we', 'they', 'it']);
const finite = new Set(
  "is are was were am has have had will would can could should must does did do 's 're 've 'll".split(' '),
);
const leastWords = 4;
/** Words that join clauses or introduce direct speech. */
const joins =
  /\b(?:if|when|because|although|though|while|as|since|after|before|unless|until|once|whether|who|which|that|what|where|how|why|and|but|or|so|nor|yet|the more|say|says|said|think|thinks|thought|believe|believes|not only|either|neither)\b|["“”:;()?!–—]/i;

/** Only between two parts that certainly are sentences. */
export const commaSplice: Rule = {
  name: 'comma-splice',
  category: 'sentence',
  marks: [
    ['It is very cold in the north[,] they have long winters.', ';'],
    ['We were late for the first lesson[,] it was my fault.', ';'],
    ['He works in the shop every day[,] he is always tired.', ';'],
  ],
  passes: [
    'When it is very cold in the north, they have long winters.',
    'It is very cold in the north, and they have long winters.',
    'It was late, he said, and we went home.',
    'They are good friends, are they not?',
    'In the north of the country, there are long winters.',
    'It is a good plan, I think, for the whole town.',
    'He works in the shop every day, always with his wife.',
    'This morning in the shop, he was very tired.',
  ],
  find({ text, tokens, forms }) {
    const commas = tokens.flatMap(({ text: word }, at) => (word === ',' ? [at] : []));
    const [comma = -1] = commas;
    const [first, second] = [tokens.slice(0, comma), tokens.slice(comma + 1)];
    const mark = tokens[comma];
    const opens = (part: typeof tokens) => subjects.has(small(part[0])) && finite.has(small(part[1]));
    if (!mark || commas.length > 1 || first.length <= leastWords || second.length < leastWords) return [];
    const [subject, verb] = first;
    const acts =
      pronouns.has(small(subject)) && verb?.pos === 'VERB' && forms.verb(small(verb)) !== undefined;
    const [from = mark, to = mark] = [tokens[0], tokens.at(-1)];
    const written = text.slice(from.span[0], to.span[0]);
    return (opens(first) || acts) && opens(second) && !joins.test(written)
      ? [{ span: mark.span, suggestion: ';' }]
      : [];
  },
};
