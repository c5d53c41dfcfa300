/** A `ref` of what is told below a long text: it is scrolled to as it appears, clear of the bars at both edges. */
export function comeIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}

/** The same, and the focus goes there where the button that had it is gone. */
export function takeOver(element: HTMLElement | null): void {
  comeIntoView(element);
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
