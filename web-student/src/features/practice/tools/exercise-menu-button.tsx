import { IconDots } from '@tabler/icons-react';

export const menuButton = '[data-exercise-menu]';

export const menuName = 'More actions for this question';

export const menuLook = {
  'data-exercise-menu': true,
  variant: 'default',
  size: 36,
  children: <IconDots size={20} aria-hidden />,
} as const;
