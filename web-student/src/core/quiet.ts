import { createObservable, useObservable } from './observable.ts';

/** True while recording: the microphone would pick up announcements. */
export const isQuiet = createObservable(false);

export function useLiveRegion() {
  const quiet = useObservable(isQuiet);
  return { role: 'status', 'aria-live': quiet ? 'off' : 'polite' } as const;
}

export function vibrate(): void {
  if ('vibrate' in navigator) navigator.vibrate(200);
}
