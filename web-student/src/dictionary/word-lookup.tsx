import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { preloadable } from '#student/components/preloadable.tsx';
import { atRest } from '#student/core/page/at-rest.ts';
import styles from './dictionary.module.css';

const WordListener = preloadable(() => import('./word-listener.tsx'));

export function WordLookup({ children }: { readonly children: ReactNode }) {
  const texts = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  // Prefetch once the question is visible: a student may look up a word when the connection is gone.
  useEffect(() => atRest(() => void WordListener.preload().catch(() => undefined)), []);
  useEffect(() => {
    const want = () => setWanted(true);
    document.addEventListener('selectionchange', want, { once: true });
    return () => document.removeEventListener('selectionchange', want);
  }, []);
  return (
    <div ref={texts} className={styles['word-lookup']}>
      {children}
      {isWanted && (
        <Suspense fallback={null}>
          <WordListener texts={texts} />
        </Suspense>
      )}
    </div>
  );
}
