import { VisuallyHidden } from '@mantine/core';
import { announcement } from '../../core/notices.ts';
import { useObservable } from '../../core/observable.ts';
import { useEffect } from 'react';
import { useSession } from '../../core/session.ts';

/** The live region that `announce` speaks through. What one user was told does not outlast the login. */
export function Announcer() {
  const text = useObservable(announcement);
  const userId = useSession()?.user.id;
  useEffect(() => () => announcement.set(''), [userId]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}
