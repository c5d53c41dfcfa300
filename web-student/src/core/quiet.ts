import { createObservable, useObservable } from './observable.ts';

/** A recording is being made: what the device says now would be in it. */
export const isQuiet = createObservable(false);

/** The attributes of a live region, which is silent while an answer is recorded. */
export function useLiveRegion() {
  const quiet = useObservable(isQuiet);
  return { role: 'status', 'aria-live': quiet ? 'off' : 'polite' } as const;
}

export function vibrate(): void {
  if ('vibrate' in navigator) navigator.vibrate(200);
}
