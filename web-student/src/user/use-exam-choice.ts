import { toggleExamType } from '#domain/accounts/user-contract.ts';
import type { ExamType } from '#domain/accounts/exam-type.ts';
import { call } from '#student/core/api.ts';
import { currentSession } from '#student/core/session.ts';
import { browserStore, storageKeys } from '#student/core/storage.ts';
import { thisPage } from '#student/core/this-page.ts';
import { useUserChange } from './use-user-change.ts';

/**
 * Users store the exam in their profile; visitors store it in the browser, and the page reloads (document 1, section
 * 4).
 */
export function useExamChoice(): (examType: ExamType) => void {
  const { mutate } = useUserChange();
  return (examType) => {
    browserStore.set(storageKeys.examSelected, examType);
    if (!currentSession()) return thisPage.reload();
    mutate({
      patch: { examType },
      send: async () => (await call(toggleExamType, { examType })).body.user,
    });
  };
}
