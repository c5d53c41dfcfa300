import { Sidebar, type SidebarProps } from 'react-admin';
import { useIsPhone } from '../components/use-is-phone.ts';

/**
 * The menu, mounted anew when the window becomes a phone's. One that stays mounted opens as a drawer and closes at once, which
 * leaves the page hidden from screen readers.
 */
export const ConsoleSidebar = (props: SidebarProps) => <Sidebar key={String(useIsPhone())} {...props} />;
