import { useCallback, useState } from 'react';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { AnswerableCode } from '#domain/question-types/registry.ts';
import { browserStore, storageKeys } from '#student/core/storage.ts';

const stacked = 'stacked';

/** The layout behind its stored flag: specification, document 2, section 2. `undefined` for types with one layout. */
export function useLayoutVariant(type: AnswerableCode) {
  const [isBeside, setBeside] = useState(() => browserStore.get(storageKeys.layoutVariant) !== stacked);
  const toggle = useCallback(() => {
    if (isBeside) browserStore.set(storageKeys.layoutVariant, stacked);
    else browserStore.remove(storageKeys.layoutVariant);
    setBeside(!isBeside);
  }, [isBeside]);
  return { isBeside: catalogue[type].hasLayoutVariant ? isBeside : undefined, toggle };
}
