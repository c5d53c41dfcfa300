import type { GuideStep } from './guide-step.ts';

/** "Practice onboarding: 6 steps, last button Start" (specification, document 1, section 4). The texts are ours. */
export const practiceSteps: readonly GuideStep[] = [
  {
    title: 'How practice works',
    text: 'Choose a question, answer it, and see your score and the reasons at once.',
  },
  {
    target: 'main [role="group"][aria-label="Section"]',
    title: 'Choose a section',
    text: 'Speaking, Writing, Reading or Listening. Then choose a question type.',
  },
  {
    target: 'main [aria-labelledby="recommended-title"]',
    title: 'Recommended for you',
    text: 'These questions help you most now.',
  },
  {
    target: 'main [role="search"]',
    title: 'Narrow the list',
    text: 'Search for words, or show only new, wrong or favourite questions.',
  },
  {
    target: 'main section[aria-label="Questions"] .focus-target',
    title: 'The questions',
    text: 'Open any question of this list. A lock marks questions of the paid plan.',
  },
  {
    title: 'Your first question',
    text: 'Everything you answer counts in your statistics. You can answer a question again as often as you like.',
  },
];
