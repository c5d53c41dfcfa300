import type { KeyboardEvent } from 'react';

/**
 * Opens the menu of a button with the down arrow: the menu button pattern of ARIA. The page never scrolls on that key, which
 * could carry the button out of view and take the menu along before it has the focus.
 */
export function openWithArrow(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  if (event.currentTarget.ariaExpanded !== 'true') event.currentTarget.click();
}
