import { articleBefore, casedLike, withCapital } from '../casing.ts';
import type { TaggedWord } from './edit-tagger.ts';
import { partsOf } from './kinds.ts';
import type { WordForms } from './word-forms.ts';

const verbTags = ['VB', 'VBZ', 'VBD', 'VBN', 'VBG'] as const;
const isVerbTag = (edit: string): edit is (typeof verbTags)[number] => verbTags.some((tag) => tag === edit);

/** The replacement for a tag: '' deletes the word; undefined if the tag only names a kind of mistake. */
export function suggestionFor(
  { text, tag }: TaggedWord,
  next: string,
  isFirst: boolean,
  forms: WordForms,
): string | undefined {
  const small = text.toLowerCase();
  const [edit, word] = partsOf(tag);
  if (edit === 'DEL') return '';
  if (edit === 'REP') return replacement(word, text, next);
  if (edit === 'PRE') return inserted(word, text, isFirst);
  if (isVerbTag(edit)) return other(forms.verb(small)?.[edit], text);
  if (edit === 'NNS') return other(forms.noun(small)?.NNS, text);
  if (edit === 'NN')
    return other(forms.noun(small)?.NN, text) ?? (small.endsWith('s') ? text.slice(0, -1) : undefined);
  const verb = forms.verb(small);
  if (edit === 'TO') return verb && casedLike(`to ${verb.VB}`, text);
  if (edit === 'PERF') return verb && `${small === verb.VBZ ? 'has' : 'have'} ${verb.VBN}`;
  if (edit === 'POSS') return `${text}'s`;
  if (edit === 'SPLICE') return ';';
  if (edit === 'RUNON') return `; ${text}`;
  if (edit === 'CAP') return withCapital(text);
  if (edit === 'ADV') return adverbOf(text);
  return edit === 'ADJ' ? adjectiveOf(text) : undefined;
}

const other = (form: string | undefined, text: string) =>
  form === undefined || form === text.toLowerCase() ? undefined : casedLike(form, text);

const isArticle = (word: string) => word === 'a' || word === 'an';

const auxiliaries: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were', 'has', 'have', 'do', 'does']);

function replacement(word: string, text: string, next: string): string {
  // "don't" for "doesn't" keeps its "not".
  if (/n['’]t$/i.test(text) && auxiliaries.has(word)) return casedLike(`${word}n't`, text);
  return casedLike(isArticle(word) ? articleBefore(next) : word === 'i' ? 'I' : word, text);
}

function inserted(word: string, text: string, isFirst: boolean): string {
  const missing = isArticle(word) ? articleBefore(text) : word === 'i' ? 'I' : word;
  if (!isFirst || !/^\p{Lu}/u.test(text)) return `${missing} ${text}`;
  return `${withCapital(missing)} ${text === 'I' ? text : text.toLowerCase()}`;
}

function adverbOf(text: string): string {
  const small = text.toLowerCase();
  if (small === 'good') return 'well';
  if (small.endsWith('ic')) return `${text}ally`;
  if (small.endsWith('y')) return `${text.slice(0, -1)}ily`;
  return small.endsWith('le') ? `${text.slice(0, -1)}y` : `${text}ly`;
}

function adjectiveOf(text: string): string | undefined {
  const small = text.toLowerCase();
  if (small.endsWith('ily')) return `${text.slice(0, -3)}y`;
  if (small.endsWith('ically')) return text.slice(0, -4);
  return small.endsWith('ly') ? text.slice(0, -2) : undefined;
}
