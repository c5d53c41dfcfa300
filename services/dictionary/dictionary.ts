import type { WordInfo } from '#domain/dictionary/contract.ts';
import { americanSpellings } from './american-spellings.ts';
import { baseForms, type BaseForm, type PartOfSpeech } from './morphology.ts';
import { openPronunciations, type Pronunciations } from './pronunciations.ts';
import type { Synset } from './synset.ts';
import { openWordNet, type Sense, type WordNet } from './wordnet.ts';

/** Meanings of English words from WordNet, with their sound from the CMU dictionary. */
export interface Dictionary {
  /** `undefined` for what is no word, or none that the dictionary knows. */
  selectOptionalWord(word: string): Promise<WordInfo | undefined>;
}

const sensesPerPart = 3;
const mostExamples = 2;
const mostSynonyms = 6;

/** Nothing is read before the first look-up; 12 MB stay in memory. The pronunciation is that of the headword. */
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

/** Whether a word was met in the texts that WordNet counted: a student gains nothing from `visitant` for `visitor`. */
const isCommon = (wordNet: WordNet, word: string): boolean =>
  countedSenses(wordNet, word.toLowerCase().replaceAll(' ', '_')).some(({ count }) => count > 0);

/** Whether an example has the word, in any of its forms: many show another word of the same meaning. */
function uses(example: string, lemma: string): boolean {
  const lemmas = new Set(
    (example.toLowerCase().match(/[\p{L}\d][\p{L}\d'-]*/gu) ?? []).flatMap((word) =>
      baseForms(word).map((form) => form.lemma),
    ),
  );
  const isUsed = (spelling: string) => spelling.split('_').every((part) => lemmas.has(part));
  return isUsed(lemma) || americanSpellings(lemma).some(isUsed);
}

/**
 * A word as WordNet writes it: lower case, no accents, no possessive, `_` for spaces. `undefined` for what cannot be a
 * word.
 */
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
  /** The most frequent ones. */
  readonly senses: readonly Sense[];
  readonly count: number;
}

/** What the word may be, the most frequent first; a form that is never used is no match for one that is used. */
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

/** A word's senses, most frequent first. Counted were American texts: `colour` was met there as `color`. */
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

/** The lemma as the synset spells it: with its capitals and spaces. */
function spellingIn(synset: Synset | undefined, lemma: string): string {
  const spaced = lemma.replaceAll('_', ' ');
  return synset?.words.find((word) => word.toLowerCase() === spaced) ?? spaced;
}
