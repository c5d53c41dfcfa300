import {
  IconChartBar,
  IconClipboardCheck,
  IconLayoutDashboard,
  IconPencil,
  IconUserCircle,
} from '@tabler/icons-react';
import { paths } from './paths.ts';

/** Where someone logged in can go; names are the specification's, entries whose pages do not exist yet are left out. */
export const destinations = [
  { name: 'Dashboard', href: paths.dashboard.getHref(), Icon: IconLayoutDashboard },
  { name: 'Quick Practice', href: paths.practice.getHref(), Icon: IconPencil },
  { name: 'Mock Tests', href: paths.mockTests.getHref(), Icon: IconClipboardCheck },
  { name: 'Statistics', href: paths.statistics.getHref(), Icon: IconChartBar },
] as const;

/** The same at the bottom of a phone, where long names have no room and the profile is one press away. */
export const bottomDestinations = [
  ...destinations.map((one) => ({
    ...one,
    name: one.name === 'Quick Practice' ? 'Practice' : one.name,
  })),
  { name: 'Profile', href: paths.profile.getHref(), Icon: IconUserCircle },
] as const;
