import { reject } from '#domain/core/events/decision.ts';
import type { VocabularyWord } from '#domain/content/site-page.ts';
import * as contract from '#domain/vocabulary/contract.ts';
import {
  recallWord,
  removeWord,
  savedWordId,
  savedWordStream,
  saveWord,
} from '#domain/vocabulary/saved-word.ts';
import { countDueWords, selectSavedWords } from '#projections/saved-words/queries.ts';
import { createPublishedContent } from '../content/documents/published-content.ts';
import { addSounds } from '../content/site/vocabulary-words.ts';
import type { Dependencies } from '../dependencies.ts';
import { handle } from '../core/handle.ts';
import { createDictionary, type Dictionary } from '../dictionary/dictionary.ts';
import { done, route, type Route } from '../http/route.ts';
import { scheduler } from '../reviews/scheduler.ts';

/** Words of the published vocabulary or the dictionary that students save, hear and review. */
export function routes(dependencies: Dependencies): Route[] {
  const { journal, readModels } = dependencies;
  const published = createPublishedContent(dependencies);
  const dictionary = createDictionary();
  const listWords = async () => (await published()).content.listWords();
  return [
    route(
      contract.fetchMyWords,
      async ({ principal, now }) => {
        const [saved, words] = await Promise.all([
          selectSavedWords(readModels.db, principal.userId),
          listWords(),
        ]);
        const listed = new Map(words.map((one) => [one.word.toLowerCase(), one]));
        const shown = await Promise.all(
          saved.map(async ({ word, due }) => {
            const entry = listed.get(word);
            const [told] = entry ? await addSounds(dictionary, [entry]) : [await wordOf(dictionary, word)];
            return told ? [{ ...told, family: [...told.family], due, isDue: due <= now }] : [];
          }),
        );
        return { status: 200, body: { words: shown.flat() } };
      },
      { reads: ['saved_words'] },
    ),

    route(
      contract.fetchDueWordCount,
      async ({ principal: { userId }, now }) => ({
        status: 200,
        body: { due: await countDueWords(readModels.db, userId, now) },
      }),
      { reads: ['saved_words'] },
    ),

    route(contract.saveWord, async ({ input: { word }, principal: { userId }, context }) => {
      const isListed = (await listWords()).some((one) => one.word.toLowerCase() === word);
      if (!isListed && !(await wordOf(dictionary, word))) return reject('word_not_found');
      const saved = await handle(
        journal,
        savedWordStream,
        savedWordId(userId, word),
        { ...context, userId },
        (state) => saveWord(state, word),
      );
      return 'rejected' in saved ? saved : done({}, saved);
    }),

    route(contract.removeWord, async ({ input: { word }, principal: { userId }, context }) => {
      const removed = await handle(
        journal,
        savedWordStream,
        savedWordId(userId, word),
        { ...context, userId },
        (state) => removeWord(state, word),
      );
      return 'rejected' in removed ? removed : done({}, removed);
    }),

    route(contract.recallWord, async ({ input: { word, recall }, principal: { userId }, context, now }) => {
      const recalled = await handle(
        journal,
        savedWordStream,
        savedWordId(userId, word),
        { ...context, userId },
        (state) => recallWord(state, { word, recall, now, scheduler }),
      );
      if ('rejected' in recalled) return recalled;
      return done({ due: recalled.state.memory?.due ?? now }, recalled);
    }),
  ];
}

/** A word with its first meaning; undefined if unknown. */
async function wordOf(dictionary: Dictionary, word: string): Promise<VocabularyWord | undefined> {
  const info = await dictionary.selectOptionalWord(word);
  const [first] = info?.meanings ?? [];
  if (!info || !first) return undefined;
  const { partOfSpeech, definition, examples } = first;
  const example = examples[0] ?? '';
  return { word, pronunciation: info.pronunciation, partOfSpeech, definition, example, family: [] };
}
