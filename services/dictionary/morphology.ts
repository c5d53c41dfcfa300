import type { partsOfSpeech } from '#domain/dictionary/contract.ts';
import { irregularForms } from './irregular-forms.ts';

export type PartOfSpeech = (typeof partsOfSpeech)[number];

export interface BaseForm {
  readonly lemma: string;
  readonly partOfSpeech: PartOfSpeech;
}

type Ending = readonly [ending: RegExp, instead: string];

/** Undoes regular forms by WordNet's detachment rules (morphy(7)), and doubled or changed letters: stopped, carried, dying. */
const endings: Readonly<Record<PartOfSpeech, readonly Ending[]>> = {
  noun: [
    [/(?<!s)s$/, ''],
    [/(?<=s|x|z|ch|sh|o)es$/, ''],
    [/ies$/, 'y'],
    [/men$/, 'man'],
    [/zzes$/, 'z'],
  ],
  verb: [
    [/(?<!s)s$/, ''],
    [/ies$/, 'y'],
    [/es$/, ''],
    [/ied$/, 'y'],
    [/ed$/, ''],
    [/ed$/, 'e'],
    [/ing$/, ''],
    [/ing$/, 'e'],
    [/ying$/, 'ie'],
    [/([^aeiou])\1(?:ed|ing)$/, '$1'],
    [/ck(?:ed|ing)$/, 'c'],
  ],
  adjective: [
    [/er$/, ''],
    [/er$/, 'e'],
    [/est$/, ''],
    [/est$/, 'e'],
    [/ie(?:r|st)$/, 'y'],
    [/([^aeiou])\1(?:er|est)$/, '$1'],
  ],
  adverb: [
    [/er$/, ''],
    [/est$/, ''],
  ],
};

/** Shorter stems would find `be` in `bed`, and `hi` in `his`; short verbs are listed as irregular. */
const leastStem = 3;

/** All possible base forms of a word, itself first for each part of speech. WordNet knows which are words. */
export function baseForms(word: string): BaseForm[] {
  const parts = Object.keys(endings) as PartOfSpeech[];
  return parts.flatMap((partOfSpeech) => {
    const regular = endings[partOfSpeech]
      .filter(([ending]) => ending.test(word))
      .map(([ending, instead]) => word.replace(ending, instead))
      .filter((stem) => stem.length >= leastStem);
    const irregular = irregularForms[partOfSpeech].get(word) ?? [];
    return [...new Set([word, ...irregular, ...regular])].map((lemma) => ({ lemma, partOfSpeech }));
  });
}
