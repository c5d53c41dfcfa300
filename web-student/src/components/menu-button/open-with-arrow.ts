import type { KeyboardEvent } from 'react';

/**
 * Opens a button's menu with the down arrow: the ARIA menu button pattern. Prevents scrolling, which could move the
 * button and its menu out of view before the menu has the focus.
 */
export function openWithArrow(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  if (event.currentTarget.ariaExpanded !== 'true') event.currentTarget.click();
}
