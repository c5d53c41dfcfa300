import type { VocabularyWord } from '#domain/content/site-page.ts';
import type { Dictionary } from '../../dictionary/dictionary.ts';
import type { ListedWord } from '../content.ts';

export function addSounds(dictionary: Dictionary, words: readonly ListedWord[]): Promise<VocabularyWord[]> {
  return Promise.all(
    words.map(async (listed) => {
      const info = await dictionary.selectOptionalWord(listed.word);
      return { ...listed, pronunciation: info?.pronunciation ?? null };
    }),
  );
}
