import { Suspense, useEffect } from 'react';
import { atRest } from '#student/core/page/at-rest.ts';
import { notices, type Notice } from '#student/core/notices.ts';
import { useLiveRegion } from '#student/core/quiet.ts';
import { useObservable } from '#student/core/observable.ts';
import { preloadable } from '../preloadable.tsx';
import styles from './notices.module.css';

const Plain = ({ notice }: { readonly notice: Notice }) => <p>{notice.text}</p>;
// Notices are not part of the first load. Prefetched, so that a lost connection can be announced too.
const OneNotice = preloadable(() => import('./one-notice.tsx').catch(() => ({ default: Plain })));

export function Notices() {
  const shown = useObservable(notices);
  useEffect(() => atRest(() => void OneNotice.preload()), []);
  return (
    <div className={styles['notices']} {...useLiveRegion()}>
      <Suspense>
        {shown.map((notice) => (
          <OneNotice key={notice.id} notice={notice} />
        ))}
      </Suspense>
    </div>
  );
}
