import type { GuideStep } from './guide-step.ts';

const sideBarLink = (href: string) =>
  ({ target: `[data-bar="side"] [href="${href}"]`, side: 'right' }) as const;

/** "Guided tour of 11 steps (desktop)" (specification, document 1, sections 2 and 4). The texts are ours. */
export const tourSteps: readonly GuideStep[] = [
  {
    title: 'Welcome to Ninety',
    text: 'This tour shows you the bars at the top and at the side. Use the arrow keys or the buttons. Press Esc to stop.',
  },
  {
    target: '.top-bar :has(> select)',
    title: 'Your exam',
    text: 'Choose your exam. All questions and tests match it.',
  },
  {
    ...sideBarLink('/dashboard'),
    title: 'Dashboard',
    text: 'Your next step, your estimated score and your study plan.',
  },
  {
    ...sideBarLink('/practice'),
    title: 'Quick Practice',
    text: 'Answer one question at a time. You see the reason for every point.',
  },
  {
    ...sideBarLink('/mock-test'),
    title: 'Mock Tests',
    text: 'Take a full test or one section with exam timing.',
  },
  {
    ...sideBarLink('/statistics'),
    title: 'Statistics',
    text: 'See your strong and weak question types.',
  },
  {
    ...sideBarLink('/blog'),
    title: 'Blogs',
    text: 'Read guides to each task of the exam.',
  },
  {
    ...sideBarLink('/reward'),
    title: 'Reward',
    text: 'Invite friends and earn credits when they join.',
  },
  {
    target: '.top-bar [href="/pricing"]',
    title: 'Plans and prices',
    text: 'See what each plan includes. A current offer shows its remaining time here.',
  },
  {
    target: '.top-bar [aria-label^="Notifications"]',
    title: 'Notifications',
    text: 'New scores, credits and surveys appear here.',
  },
  {
    target: '.top-bar [aria-label="Profile menu"]',
    title: 'Your profile',
    text: 'Change your settings, see your credits, or log out.',
  },
];
