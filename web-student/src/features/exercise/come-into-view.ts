/** A `ref` of what is told below a long text: it is scrolled to as it appears, clear of the bars at both edges. */
export function comeIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}
