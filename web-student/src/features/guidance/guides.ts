import type { StepName } from '#domain/accounts/profile/steps.ts';
import { paths } from '#student/app/paths.ts';
import type { GuideStep } from './guide-step.ts';

export interface Guide {
  readonly marker: Extract<StepName, 'did_onboarding' | 'did_onboarding_pratice'>;
  readonly offer: string;
  readonly start: string;
  readonly end: string;
  readonly isForDesktop: boolean;
  readonly loadSteps: () => Promise<readonly GuideStep[]>;
}

/** The guides of the specification (document 1, sections 2 to 4), by the path of the page that offers them. */
export const guides: Readonly<Record<string, Guide>> = {
  [paths.dashboard.path]: {
    marker: 'did_onboarding',
    offer: 'New here? A tour of 11 short steps shows you where everything is.',
    start: 'Start the tour',
    end: 'Finish',
    isForDesktop: true,
    loadSteps: async () => (await import('./tour-steps.ts')).tourSteps,
  },
  [paths.practice.path]: {
    marker: 'did_onboarding_pratice',
    offer: 'First time in practice? See how it works in 6 short steps.',
    start: 'Show me',
    end: 'Start',
    isForDesktop: false,
    loadSteps: async () => (await import('./practice-steps.ts')).practiceSteps,
  },
};
