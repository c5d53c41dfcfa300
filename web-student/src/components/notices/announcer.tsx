import { VisuallyHidden } from '@mantine/core';
import { useEffect } from 'react';
import { announcement } from '#student/core/notices.ts';
import { useObservable } from '#student/core/observable.ts';
import { useSession } from '#student/core/session.ts';

/** The live region for `announce`. Logging out clears it, so that the next user does not hear it. */
export function Announcer() {
  const text = useObservable(announcement);
  const isLoggedIn = useSession() !== undefined;
  useEffect(() => {
    if (!isLoggedIn) announcement.set('');
  }, [isLoggedIn]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}
