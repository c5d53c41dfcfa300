import { useEffect, useEffectEvent } from 'react';
import { getOverviewStudentData } from '#domain/accounts/profile/overview-contract.ts';
import { call } from '#student/core/api.ts';
import { notify } from '#student/core/notices.ts';
import { currentSession } from '#student/core/session.ts';
import { storageKeys, tabStore } from '#student/core/storage.ts';
import { socialProof, toastText } from './toast-texts.ts';

/**
 * Shows once per visit how many students joined recently, if more than two: document 1, section 9.
 * @param isQuiet a toast disturbs nothing on this page
 */
export function useSocialProof(isQuiet: boolean): void {
  const say = useEffectEvent(async () => {
    const isVisitor = currentSession() === undefined;
    tabStore.set(storageKeys.didSayStudents, 'true');
    const { students } = (await call(getOverviewStudentData, { trial: isVisitor })).body;
    if (students > socialProof.above)
      notify(toastText(students, isVisitor), 'information', { seconds: socialProof.shownFor });
  });
  useEffect(() => {
    if (!isQuiet || tabStore.get(storageKeys.didSayStudents) !== undefined) return;
    // After a failed request, show nothing.
    const timer = setTimeout(() => void say().catch(() => undefined), socialProof.after * 1000);
    return () => clearTimeout(timer);
  }, [isQuiet]);
}
