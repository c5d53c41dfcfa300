import type { ComponentType } from 'react';
import type { User } from '#domain/accounts/contract.ts';
import { CreditsSection } from '#student/features/credits/credits-section.tsx';
import { MailSettings } from '#student/features/mail/mail-settings.tsx';
import { ProfileSettings } from '#student/features/settings/profile-settings.tsx';
import { ChangePassword } from '#student/features/accounts/change-password.tsx';
import { DownloadData } from '#student/features/accounts/download-data.tsx';
import { FirstName } from '#student/features/accounts/first-name.tsx';
import { ProfilePicture } from '#student/features/accounts/picture/profile-picture.tsx';
import { AccountFacts } from './account-facts.tsx';
import { WaysIn } from '#student/features/accounts/sign-in/ways-in.tsx';
import { DeleteSection } from './delete-section.tsx';
import { late } from './late.tsx';
import { MicrophoneLink } from './microphone-link.tsx';
import { PlanSection } from '#student/features/commerce/purchases/plan-section.tsx';

export interface ProfileSection {
  /** The anchor of links in the overview: `#settings`. The heading's id is `settings-title`. */
  readonly id: string;
  readonly title: string;
  readonly Content: ComponentType<{ readonly user: User }>;
}

export const mobileSectionId = 'mobile-app';

export const profileSections: readonly ProfileSection[] = [
  { id: 'account', title: 'Account', Content: AccountFacts },
  { id: 'credits', title: 'Credits', Content: CreditsSection },
  { id: 'picture', title: 'Picture', Content: ProfilePicture },
  { id: 'plan', title: 'Plan and purchases', Content: PlanSection },
  {
    id: mobileSectionId,
    title: 'Mobile app',
    Content: late(() => import('#student/features/mobile-app/mobile-section.tsx')),
  },
  { id: 'name', title: 'Name', Content: FirstName },
  { id: 'settings', title: 'Settings', Content: ProfileSettings },
  { id: 'mails', title: 'Emails', Content: MailSettings },
  { id: 'microphone', title: 'Microphone', Content: MicrophoneLink },
  { id: 'ways-in', title: 'Ways to log in', Content: WaysIn },
  { id: 'password', title: 'Password', Content: ChangePassword },
  {
    id: 'two-step',
    title: 'Two-step login',
    Content: late(() => import('#student/features/accounts/second-factors/two-step.tsx')),
  },
  {
    id: 'log-ins',
    title: 'Logins',
    Content: late(() => import('#student/features/accounts/second-factors/log-ins.tsx')),
  },
  { id: 'data', title: 'Your data', Content: DownloadData },
  { id: 'delete', title: 'Delete your account', Content: DeleteSection },
];
