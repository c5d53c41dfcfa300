export const mainId = 'main';

/** The screen has new content: reading starts at its top, as after a page load. */
export function readFromTop() {
  window.scrollTo(0, 0);
  // Content behind a dialog cannot be reached.
  if (document.querySelector('[role="dialog"][aria-modal="true"]')) return;
  document.getElementById(mainId)?.focus({ preventScroll: true });
}

export const samePlace = { isSamePlace: true } as const;

export function isSamePlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSamePlace' in state;
}
