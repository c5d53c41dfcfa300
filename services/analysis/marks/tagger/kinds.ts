import type { MarkCategory } from '#domain/scoring/writing/language/marks.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const articles = set('a an the');
const prepositions = set(
  'in on at to for of from with by about into during since between among over under through against without within towards upon after before',
);
const forms = set('is are was were has have do does am');
const auxiliaries = set('be been being is are was were am has have had do does did will would can to');
const quantities = set('this these that those much many few little fewer less amount number every each');
const pronouns = set(
  'i me my mine you your yours he him his he she her it its we us our they them their who which what whose whom that himself themselves where',
);
const conjunctions = set('and but or so because although though despite while if when until whether yet');

const kinds = {
  agreement: 'agreement',
  article: 'article',
  'capital letter': 'capitals',
  'comma splice': 'sentence',
  'run-on': 'sentence',
  comparison: 'word_form',
  conjunction: 'other',
  'extra word': 'extra_word',
  'missing word': 'missing_word',
  number: 'number',
  possessive: 'punctuation',
  preposition: 'preposition',
  pronoun: 'pronoun',
  'verb form': 'verb_form',
  'word form': 'word_form',
  'word order': 'word_order',
  'wrong word': 'other',
} as const satisfies Record<string, MarkCategory>;
export type TagKind = keyof typeof kinds;

const byTag: Readonly<Record<string, TagKind>> = {
  NN: 'number',
  NNS: 'number',
  VBZ: 'agreement',
  VB: 'verb form',
  VBD: 'verb form',
  VBN: 'verb form',
  VBG: 'verb form',
  TO: 'verb form',
  PERF: 'verb form',
  WF: 'word form',
  ADV: 'word form',
  ADJ: 'word form',
  JJR: 'comparison',
  JJS: 'comparison',
  ORDER: 'word order',
  SPLICE: 'comma splice',
  RUNON: 'run-on',
  CAP: 'capital letter',
  POSS: 'possessive',
};

export const categoryOf = (kind: TagKind): MarkCategory => kinds[kind];

export function partsOf(tag: string): readonly [edit: string, word: string] {
  const at = tag.indexOf('_');
  return at < 0 ? [tag, ''] : [tag.slice(0, at), tag.slice(at + 1)];
}

export function kindOf(tag: string, written: string): TagKind {
  const [edit, word] = partsOf(tag);
  if (edit === 'DEL') return kindOfWord(written.toLowerCase()) ?? 'extra word';
  // A missing "to" is a verb form ("decided walk"); other missing prepositions are not.
  if (edit === 'PRE') return word === 'to' ? 'verb form' : (kindOfWord(word) ?? 'missing word');
  if (edit !== 'REP') return byTag[edit] ?? 'wrong word';
  if (forms.has(word)) return 'agreement';
  return quantities.has(word) ? 'number' : (kindOfWord(word) ?? 'wrong word');
}

function kindOfWord(word: string): TagKind | undefined {
  if (articles.has(word)) return 'article';
  if (prepositions.has(word)) return 'preposition';
  if (auxiliaries.has(word)) return 'verb form';
  if (pronouns.has(word)) return 'pronoun';
  return conjunctions.has(word) ? 'conjunction' : undefined;
}
