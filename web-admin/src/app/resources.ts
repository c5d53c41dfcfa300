import type { ConsoleResource } from '../core/data-provider.ts';
import { users } from '../features/accounts/index.ts';
import { announcements } from '../features/announcements/index.ts';
import { carts } from '../features/carts/index.ts';
import { content } from '../features/content/index.ts';
import { fixedTests } from '../features/fixed-tests/index.ts';
import { conversations } from '../features/inbox/index.ts';
import { mails } from '../features/mail/index.ts';
import { markReports } from '../features/mark-reports/index.ts';
import { mockTests } from '../features/mock-tests/index.ts';
import { packages } from '../features/packages/index.ts';
import { perks } from '../features/perks/index.ts';
import { attempts } from '../features/practice/index.ts';
import { promotions } from '../features/promotions/index.ts';
import { questions } from '../features/questions/index.ts';
import { questionFigures } from '../features/questions/figures/index.ts';
import { realResults } from '../features/results/index.ts';
import { reports } from '../features/questions/reports/index.ts';
import { surveyResponses, surveys } from '../features/surveys/index.ts';
import { referrals } from '../features/referrals/index.ts';
import { securityEvents } from '../features/security/index.ts';
import { testimonials } from '../features/testimonials/index.ts';

/** The console's lists, in menu order. */
export const resources: readonly ConsoleResource[] = [
  users,
  conversations,
  attempts,
  mockTests,
  realResults,
  referrals,
  testimonials,
  mails,
  questions,
  reports,
  markReports,
  questionFigures,
  fixedTests,
  carts,
  packages,
  promotions,
  content,
  announcements,
  surveys,
  surveyResponses,
  perks,
  securityEvents,
];
