import { getWordInfo } from '#domain/dictionary/contract.ts';
import { route, type Route } from '../http/route.ts';
import { createDictionary } from './dictionary.ts';

export function routes(): Route[] {
  const dictionary = createDictionary();
  return [
    route(getWordInfo, async ({ input }) => {
      const info = await dictionary.selectOptionalWord(input.word);
      return info ? { status: 200, body: info } : { rejected: 'word_not_found' };
    }),
  ];
}
