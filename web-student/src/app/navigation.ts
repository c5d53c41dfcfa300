import { IconChartBar, IconClipboardCheck, IconLayoutDashboard, IconPencil } from '@tabler/icons-react';
import { paths } from './paths.ts';

/** Where someone logged in can go; names are the specification's, entries whose pages do not exist yet are left out. */
export const destinations = [
  { name: 'Dashboard', href: paths.dashboard.getHref(), Icon: IconLayoutDashboard },
  { name: 'Quick Practice', href: paths.practice.getHref(), Icon: IconPencil },
  { name: 'Mock Tests', href: paths.mockTests.getHref(), Icon: IconClipboardCheck },
  { name: 'Statistics', href: paths.statistics.getHref(), Icon: IconChartBar },
] as const;
