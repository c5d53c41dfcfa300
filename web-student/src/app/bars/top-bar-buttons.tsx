import { IconBell, IconMenu2 } from '@tabler/icons-react';
import styles from './bars.module.css';

export const visitorButton = {
  className: styles['overflow'],
  variant: 'subtle',
  color: 'slate',
  size: 40,
  children: <IconMenu2 size={22} stroke={1.6} aria-hidden />,
} as const;

export const profileButton = {
  variant: 'light',
  radius: 'xl',
  size: 40,
} as const;

export const bellButton = {
  variant: 'subtle',
  color: 'slate',
  size: 40,
  children: <IconBell size={22} stroke={1.6} aria-hidden />,
} as const;
