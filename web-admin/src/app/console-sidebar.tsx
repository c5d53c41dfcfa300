import { Sidebar, type SidebarProps } from 'react-admin';
import { useIsPhone } from '../components/use-is-phone.ts';

/**
 * Remounts the menu when the window shrinks to phone width. Otherwise the menu opens as a drawer and closes
 * immediately, which leaves the page hidden from screen readers.
 */
export const ConsoleSidebar = (props: SidebarProps) => <Sidebar key={String(useIsPhone())} {...props} />;
