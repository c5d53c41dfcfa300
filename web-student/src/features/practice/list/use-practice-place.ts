import { startTransition, useEffect, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { QuestionFilter, QuestionSort } from '#domain/questions/contract.ts';
import { useExamType } from '#student/core/preferences/exam-type.ts';
import { all } from '#student/core/lists/question-list.ts';
import { samePlace } from '#student/core/page/read-from-top.ts';
import { browserStore, readJson, storageKeys } from '#student/core/storage.ts';
import { namesList, readPractice, writePractice } from './filters/practice-address.ts';

interface Change {
  readonly filter?: QuestionFilter;
  readonly sort?: QuestionSort;
  readonly page?: number;
  readonly isPassing?: boolean;
}

export function usePracticePlace() {
  const examType = useExamType();
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const named = useMemo(() => {
    const remembered = {
      section: browserStore.get(storageKeys.sectionSelected),
      exercise: browserStore.get(storageKeys.exerciseSelected),
      favoriteMode: browserStore.get(storageKeys.favoriteMode),
      sort: readJson(browserStore, storageKeys.questionSort),
    };
    return readPractice(new URLSearchParams(address), remembered, examType);
  }, [address, examType]);
  // The router applies a new address slowly; the chosen filter must show immediately.
  const [place, setPlace] = useOptimistic(named);
  const { filter, sort } = place;

  useEffect(() => {
    browserStore.set(storageKeys.sectionSelected, filter.section ?? all);
    browserStore.set(storageKeys.exerciseSelected, filter.type ?? all);
    browserStore.set(storageKeys.favoriteMode, String(filter.favorite === true));
    browserStore.set(storageKeys.questionSort, JSON.stringify(sort));
  }, [filter, sort]);

  useEffect(() => {
    // Write the stored filter into the address, so that it works for sharing and Back.
    if (!namesList(new URLSearchParams(address))) setSearch(writePractice(named), { replace: true });
  }, [address, named, setSearch]);

  return {
    ...place,
    examType,
    change({ isPassing = false, page = 0, ...list }: Change) {
      // Store the sort now: an address omits the default sort, and then the page reads the stored one.
      if (list.sort) browserStore.set(storageKeys.questionSort, JSON.stringify(list.sort));
      const next = { filter, sort, ...list, page };
      startTransition(() => {
        setPlace(next);
        setSearch(writePractice(next), { replace: isPassing, state: samePlace });
      });
    },
  };
}
