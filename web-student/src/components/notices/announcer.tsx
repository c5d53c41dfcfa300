import { VisuallyHidden } from '@mantine/core';
import { announcement } from '../../core/notices.ts';
import { useObservable } from '../../core/observable.ts';

/** The live region that `announce` speaks through. */
export function Announcer() {
  const text = useObservable(announcement);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}
