import {
  IconArticle,
  IconChartBar,
  IconClipboardCheck,
  IconDeviceMobile,
  IconHelpCircle,
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

/** Pages that the server renders: they are loaded as documents. */
export const readings = [
  { name: 'Blogs', href: '/blog', Icon: IconArticle },
  { name: 'FAQ', href: '/faq', Icon: IconHelpCircle },
  { name: 'Mobile App', href: '/download-pte-mobile-app', Icon: IconDeviceMobile },
] as const;

/** `destinations` at the bottom of a phone, where long names have no room and the profile is one press away. */
export const bottomDestinations = [
  ...destinations.map((one) => ({
    ...one,
    name: one.name === 'Quick Practice' ? 'Practice' : one.name,
  })),
  { name: 'Profile', href: paths.profile.getHref(), Icon: IconUserCircle },
] as const;
