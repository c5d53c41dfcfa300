import { accounts } from './accounts/index.ts';
import { clock } from './clock/index.ts';
import { commerce } from './commerce/index.ts';
import { content } from './content/index.ts';
import { credits } from './credits/index.ts';
import { dictionary } from './dictionary/index.ts';
import { extraTime } from './extra-time/index.ts';
import { fixedTests } from './fixed-tests/index.ts';
import { inbox } from './inbox/index.ts';
import { mail } from './mail/index.ts';
import { mobile } from './mobile/index.ts';
import { mockTests } from './mock-tests/index.ts';
import { notifications } from './notifications/index.ts';
import { oldAccounts } from './old-accounts/index.ts';
import { perks } from './perks/index.ts';
import { practice } from './practice/index.ts';
import { questions } from './questions/index.ts';
import { receipts } from './receipts/index.ts';
import { referrals } from './referrals/index.ts';
import { rescoring } from './rescoring/index.ts';
import { results } from './results/index.ts';
import { reviews } from './reviews/index.ts';
import { rewards } from './rewards/index.ts';
import { secondFactors } from './second-factors/index.ts';
import { security } from './security/index.ts';
import { sittings } from './sittings/index.ts';
import { speaking } from './speaking/index.ts';
import { statistics } from './statistics/index.ts';
import { studyPlan } from './study-plan/index.ts';
import { support } from './support/index.ts';
import { surveys } from './surveys/index.ts';
import { testimonials } from './testimonials/index.ts';
import { vocabulary } from './vocabulary/index.ts';
import { writing } from './writing/index.ts';

/** Adding a capability here makes its events readable and projected, and its calls and rejections part of the API. */
export const capabilities = [
  accounts,
  secondFactors,
  mockTests,
  sittings,
  fixedTests,
  extraTime,
  receipts,
  practice,
  writing,
  speaking,
  credits,
  commerce,
  questions,
  reviews,
  notifications,
  surveys,
  rewards,
  statistics,
  studyPlan,
  dictionary,
  content,
  vocabulary,
  mail,
  inbox,
  testimonials,
  referrals,
  perks,
  results,
  rescoring,
  mobile,
  oldAccounts,
  security,
  support,
  clock,
] as const;
