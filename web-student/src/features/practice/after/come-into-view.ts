const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Scrolls the element into view as it appears and again when content above it resizes, until the user scrolls. */
export function comeIntoView(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const scroll = () => element.scrollIntoView({ block: 'center' });
  scroll();
  const layout = new ResizeObserver(scroll);
  const release = () => {
    layout.disconnect();
    for (const move of ownMoves) removeEventListener(move, release);
  };
  layout.observe(document.body);
  for (const move of ownMoves) addEventListener(move, release, { passive: true });
  return release;
}

export function takeOver(element: HTMLElement | null): (() => void) | undefined {
  const release = comeIntoView(element);
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
  return release;
}
