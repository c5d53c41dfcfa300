import {
  IconArticle,
  IconChartBar,
  IconClipboardCheck,
  IconDeviceMobile,
  IconHelpCircle,
  IconGift,
  IconLayoutDashboard,
  IconPencil,
  IconTicket,
  IconUserCircle,
} from '@tabler/icons-react';
import { paths } from './paths.ts';

/** On a phone each of these is one press of the thumb away. */
const mainDestinations = [
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

/** Where someone logged in can go; names are the specification's, entries whose pages do not exist yet are left out. */
export const destinations = [
  ...mainDestinations,
  { name: 'Perks', href: paths.perks.getHref(), Icon: IconTicket },
  { name: 'Reward', href: paths.reward.getHref(), Icon: IconGift },
] as const;

/** The first of them at the bottom of a phone, where long names have no room and the profile is one press away. */
export const bottomDestinations = [
  ...mainDestinations.map((one) => ({
    ...one,
    name: one.name === 'Quick Practice' ? 'Practice' : one.name,
  })),
  { name: 'Profile', href: paths.profile.getHref(), Icon: IconUserCircle },
] as const;
