import * as accounts from '#domain/accounts/contract.ts';
import * as accountExport from '#domain/accounts/export-contract.ts';
import * as appVersion from '#domain/accounts/profile/app-version-contract.ts';
import * as overview from '#domain/accounts/profile/overview-contract.ts';
import * as breaks from '#domain/sittings/clocks/break-contract.ts';
import * as brokenRecordings from '#domain/sittings/broken-recording-contract.ts';
import * as carts from '#domain/commerce/carts/cart-contract.ts';
import * as clock from '#domain/clock/contract.ts';
import * as commerce from '#domain/commerce/contract.ts';
import * as contact from '#domain/inbox/contact-contract.ts';
import * as content from '#domain/content/contract.ts';
import * as inbox from '#domain/inbox/contract.ts';
import * as credits from '#domain/credits/contract.ts';
import * as dictionary from '#domain/dictionary/contract.ts';
import * as extraTime from '#domain/extra-time/contract.ts';
import * as holds from '#domain/sittings/hold-contract.ts';
import * as home from '#domain/content/home-contract.ts';
import * as images from '#domain/accounts/profile/image-contract.ts';
import * as markReports from '#domain/writing/mark-report-contract.ts';
import * as mail from '#domain/mail/contract.ts';
import * as mailLists from '#domain/mail/list-contract.ts';
import * as mailSettings from '#domain/mail/settings-contract.ts';
import * as mobileApp from '#domain/clock/mobile-app-contract.ts';
import * as mobile from '#domain/mobile/contract.ts';
import * as mockTests from '#domain/mock-tests/contract.ts';
import * as sittings from '#domain/sittings/contract.ts';
import * as newScores from '#domain/sittings/scores/new-score-contract.ts';
import * as notifications from '#domain/notifications/contract.ts';
import * as passwords from '#domain/accounts/passwords/password-contract.ts';
import * as perks from '#domain/perks/contract.ts';
import * as practice from '#domain/practice/contract.ts';
import * as questions from '#domain/questions/contract.ts';
import * as receipts from '#domain/receipts/contract.ts';
import * as invitations from '#domain/referrals/invite-contract.ts';
import * as results from '#domain/results/contract.ts';
import * as referrals from '#domain/referrals/contract.ts';
import * as reviews from '#domain/reviews/contract.ts';
import * as secondFactors from '#domain/second-factors/contract.ts';
import * as sessions from '#domain/accounts/sessions/session-contract.ts';
import * as shares from '#domain/sittings/sharing/share-contract.ts';
import * as signIn from '#domain/accounts/sign-in/sign-in-contract.ts';
import * as speaking from '#domain/speaking/contract.ts';
import * as statistics from '#domain/statistics/contract.ts';
import * as studyPlan from '#domain/study-plan/contract.ts';
import * as surveys from '#domain/surveys/contract.ts';
import * as testLists from '#domain/sittings/list-contract.ts';
import * as testimonials from '#domain/testimonials/contract.ts';
import * as users from '#domain/accounts/user-contract.ts';
import * as vocabulary from '#domain/vocabulary/contract.ts';
import * as writing from '#domain/writing/contract.ts';

export const contracts = {
  ...accounts,
  ...accountExport,
  ...appVersion,
  ...breaks,
  ...brokenRecordings,
  ...carts,
  ...clock,
  ...commerce,
  ...contact,
  ...content,
  ...credits,
  ...dictionary,
  ...extraTime,
  ...holds,
  ...home,
  ...images,
  ...inbox,
  fetchMarkReports: markReports.fetchMarkReports,
  reportMark: markReports.reportMark,
  ...mail,
  ...mailLists,
  ...mailSettings,
  ...mobileApp,
  ...mobile,
  ...mockTests,
  ...sittings,
  ...newScores,
  ...notifications,
  ...overview,
  ...passwords,
  ...perks,
  ...practice,
  ...questions,
  ...receipts,
  ...referrals,
  ...results,
  ...invitations,
  ...reviews,
  ...secondFactors,
  ...sessions,
  ...shares,
  ...signIn,
  ...speaking,
  ...statistics,
  ...studyPlan,
  ...surveys,
  ...testLists,
  ...testimonials,
  ...users,
  ...vocabulary,
  ...writing,
};
