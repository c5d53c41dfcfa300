import type { WordInfo } from '#domain/dictionary/contract.ts';
import { americanSpellings } from './american-spellings.ts';
import { baseForms, type BaseForm, type PartOfSpeech } from './morphology.ts';
import { openPronunciations, type Pronunciations } from './pronunciations.ts';
import type { Synset } from './synset.ts';
import { openWordNet, type Sense, type WordNet } from './wordnet.ts';

export interface Dictionary {
  /** undefined for an unknown word. */
  selectOptionalWord(word: string): Promise<WordInfo | undefined>;
}

const sensesPerPart = 3;
const mostExamples = 2;
const mostSynonyms = 6;

/** Loads on the first look-up; keeps 12 MB. The pronunciation is the headword's. */
export function createDictionary(): Dictionary {
  let opening: Promise<[WordNet, Pronunciations]> | undefined;
  const open = () => {
    opening ??= Promise.all([openWordNet(), openPronunciations()]);
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };
  return {
    async selectOptionalWord(word) {
      const asked = plainForm(word);
      if (asked === undefined) return undefined;
      const [wordNet, pronunciations] = await open();
      const entries = entriesOf(wordNet, asked);
      const [first] = entries;
      if (!first) return undefined;
      const senses = entries.flatMap(({ lemma, senses: own }) => own.map((sense) => ({ lemma, sense })));
      const synsets = await wordNet.read(senses.map(({ sense }) => sense));
      const sounds = pronunciations(first.lemma);
      return {
        word: word.trim(),
        headword: spellingIn(synsets[0], first.lemma),
        pronunciation: sounds.length > 0 ? sounds.join(', ') : null,
        meanings: senses.flatMap(({ lemma, sense: { partOfSpeech } }, index) => {
          const synset = synsets[index];
          return synset ? [meaningOf(wordNet, synset, lemma, partOfSpeech)] : [];
        }),
      };
    },
  };
}

function meaningOf(
  wordNet: WordNet,
  { words, definition, examples }: Synset,
  lemma: string,
  partOfSpeech: PartOfSpeech,
): WordInfo['meanings'][number] {
  const own = lemma.replaceAll('_', ' ');
  return {
    partOfSpeech,
    definition,
    examples: examples.filter((example) => uses(example, lemma)).slice(0, mostExamples),
    synonyms: words
      .filter((other) => other.toLowerCase() !== own && isCommon(wordNet, other))
      .slice(0, mostSynonyms),
  };
}

/** Whether WordNet counted the word in texts: `visitant` does not help a student who looks up `visitor`. */
const isCommon = (wordNet: WordNet, word: string): boolean =>
  countedSenses(wordNet, word.toLowerCase().replaceAll(' ', '_')).some(({ count }) => count > 0);

/** Whether an example contains the word in any form: many show a synonym. */
function uses(example: string, lemma: string): boolean {
  const lemmas = new Set(
    (example.toLowerCase().match(/[\p{L}\d][\p{L}\d'-]*/gu) ?? []).flatMap((word) =>
      baseForms(word).map((form) => form.lemma),
    ),
  );
  const isUsed = (spelling: string) => spelling.split('_').every((part) => lemmas.has(part));
  return isUsed(lemma) || americanSpellings(lemma).some(isUsed);
}

/** A word as WordNet writes it: lower case, no accents, no possessive, `_` for spaces. undefined if it cannot be a word. */
function plainForm(word: string): string | undefined {
  const plain = word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[‘’ʼ]/g, "'")
    .toLowerCase()
    .replaceAll(/^[\p{P}\s]+|[\p{P}\s]+$/gu, '')
    .replace(/'s$/, '')
    .replaceAll(/\s+/g, '_');
  return /^[a-z0-9][a-z0-9'._/-]*$/.test(plain) ? plain : undefined;
}

interface Entry extends BaseForm {
  readonly senses: readonly Sense[];
  readonly count: number;
}

/** Candidates, most frequent first; a form that is never used yields to one that is. */
function entriesOf(wordNet: WordNet, asked: string): Entry[] {
  const senses = new Map<string, Sense[]>();
  const entries = baseForms(asked).flatMap(({ lemma, partOfSpeech }): Entry[] => {
    const known = senses.get(lemma) ?? countedSenses(wordNet, lemma);
    senses.set(lemma, known);
    const own = known.filter((sense) => sense.partOfSpeech === partOfSpeech);
    if (own.length === 0) return [];
    const count = own.reduce((sum, sense) => sum + sense.count, 0);
    return [{ lemma, partOfSpeech, senses: own.slice(0, sensesPerPart), count }];
  });
  const isUsed = entries.some(({ count }) => count > 0);
  return entries
    .filter(({ lemma, count }) => lemma === asked || count > 0 || !isUsed)
    .toSorted((one, other) => other.count - one.count);
}

function countedSenses(wordNet: WordNet, lemma: string): Sense[] {
  const senses = wordNet.sensesOf(lemma);
  if (senses.length === 0) return senses;
  const counts = new Map(
    americanSpellings(lemma)
      .flatMap((spelling) => wordNet.sensesOf(spelling))
      .map(({ partOfSpeech, offset, count }) => [`${partOfSpeech}/${offset}`, count]),
  );
  return senses
    .map((sense) => ({
      ...sense,
      count: sense.count + (counts.get(`${sense.partOfSpeech}/${sense.offset}`) ?? 0),
    }))
    .toSorted((one, other) => other.count - one.count);
}

function spellingIn(synset: Synset | undefined, lemma: string): string {
  const spaced = lemma.replaceAll('_', ' ');
  return synset?.words.find((word) => word.toLowerCase() === spaced) ?? spaced;
}
