export const mainId = 'main';

/** What is on the screen is new: as after a load by the browser, reading begins at its top. */
export function readFromTop() {
  window.scrollTo(0, 0);
  // Never behind a dialog: what is there cannot be reached.
  if (document.querySelector('[role="dialog"][aria-modal="true"]')) return;
  document.getElementById(mainId)?.focus({ preventScroll: true });
}

export const samePlace = { isSamePlace: true } as const;

export function isSamePlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSamePlace' in state;
}
