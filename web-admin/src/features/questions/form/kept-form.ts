import { useEffect } from 'react';
import { thisPage } from '#console/core/this-page.ts';

const nameOf = (key: string) => `ninety.question.3.${key}`;

export function readKept(key: string): unknown {
  try {
    const text = sessionStorage.getItem(nameOf(key));
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

export function forgetKept(key: string): void {
  write(key, undefined);
}

/**
 * Keeps the draft in the tab as it changes, so that the browser asks before closing it; `undefined` if there is no
 * draft.
 */
export function useKeeping(key: string, kept: unknown): void {
  const text = kept === undefined ? undefined : JSON.stringify(kept);
  useEffect(() => write(key, text), [key, text]);
  const isKept = text !== undefined;
  useEffect(() => {
    if (!isKept) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!thisPage.isLeavingForLogin) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isKept]);
}

function write(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(nameOf(key));
    else sessionStorage.setItem(nameOf(key), text);
  } catch {
    // Without storage, the draft lasts until the page closes.
  }
}
