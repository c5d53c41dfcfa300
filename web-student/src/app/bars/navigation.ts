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
import { paths } from '../paths.ts';

const mainDestinations = [
  { name: 'Dashboard', href: paths.dashboard.getHref(), Icon: IconLayoutDashboard },
  { name: 'Quick Practice', href: paths.practice.getHref(), Icon: IconPencil },
  { name: 'Mock Tests', href: paths.mockTests.getHref(), Icon: IconClipboardCheck },
  { name: 'Statistics', href: paths.statistics.getHref(), Icon: IconChartBar },
] as const;

interface Destination {
  readonly name: string;
  readonly href: string;
  readonly Icon: typeof IconArticle;
  readonly isDocument?: boolean;
}

/** Destinations for logged-in users. Names and order: specification, document 1, section 2. */
export const destinations: readonly Destination[] = [
  ...mainDestinations,
  { name: 'Blogs', href: '/blog', Icon: IconArticle, isDocument: true },
  { name: 'Perks', href: paths.perks.getHref(), Icon: IconTicket },
  { name: 'FAQ', href: '/faq', Icon: IconHelpCircle, isDocument: true },
  { name: 'Mobile App', href: '/download-pte-mobile-app', Icon: IconDeviceMobile, isDocument: true },
  { name: 'Reward', href: paths.reward.getHref(), Icon: IconGift },
];

export const bottomDestinations = [
  ...mainDestinations.map((one) => ({
    ...one,
    name: one.name === 'Quick Practice' ? 'Practice' : one.name,
  })),
  { name: 'Profile', href: paths.profile.getHref(), Icon: IconUserCircle },
] as const;
