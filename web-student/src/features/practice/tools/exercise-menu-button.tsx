import { IconDots } from '@tabler/icons-react';

/** Where the focus goes back to when a dialog that the menu opened is closed. */
export const menuButton = '[data-exercise-menu]';

export const menuName = 'More actions for this question';

/** How the menu's button looks, both before its code is there and after. */
export const menuLook = {
  'data-exercise-menu': true,
  variant: 'default',
  size: 36,
  children: <IconDots size={20} aria-hidden />,
} as const;
