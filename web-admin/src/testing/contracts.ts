import * as accountLists from '#domain/accounts/admin-contract.ts';
import * as accounts from '#domain/accounts/contract.ts';
import * as attempts from '#domain/practice/admin-contract.ts';
import * as carts from '#domain/commerce/carts/cart-admin-contract.ts';
import * as commerce from '#domain/commerce/contract.ts';
import * as content from '#domain/content/admin-contract.ts';
import * as contentFiles from '#domain/content/file-contract.ts';
import * as credits from '#domain/credits/contract.ts';
import * as exchange from '#domain/questions/exchange-contract.ts';
import * as extraTime from '#domain/extra-time/contract.ts';
import * as figures from '#domain/questions/figures-contract.ts';
import * as fixedTests from '#domain/fixed-tests/contract.ts';
import * as images from '#domain/accounts/profile/image-contract.ts';
import * as inbox from '#domain/inbox/admin-contract.ts';
import * as installation from '#domain/support/installation-contract.ts';
import * as markReports from '#domain/writing/mark-report-contract.ts';
import * as mails from '#domain/mail/admin-contract.ts';
import * as notifications from '#domain/notifications/admin-contract.ts';
import * as oldAccounts from '#domain/old-accounts/contract.ts';
import * as perks from '#domain/perks/admin-contract.ts';
import * as priceList from '#domain/commerce/prices/price-list-contract.ts';
import * as promotions from '#domain/commerce/promotions/promotion-contract.ts';
import * as questions from '#domain/questions/admin-contract.ts';
import * as receipts from '#domain/receipts/contract.ts';
import * as reconciliation from '#domain/commerce/carts/reconciliation-contract.ts';
import * as rescoring from '#domain/rescoring/contract.ts';
import * as results from '#domain/results/admin-contract.ts';
import * as referrals from '#domain/referrals/admin-contract.ts';
import * as secondFactors from '#domain/second-factors/contract.ts';
import * as security from '#domain/security/admin-contract.ts';
import * as roles from '#domain/accounts/roles/role-contract.ts';
import * as sessions from '#domain/accounts/sessions/session-contract.ts';
import * as speaking from '#domain/speaking/contract.ts';
import * as support from '#domain/support/contract.ts';
import * as surveys from '#domain/surveys/admin-contract.ts';
import * as testLists from '#domain/sittings/list-contract.ts';
import * as testimonials from '#domain/testimonials/admin-contract.ts';
import * as tests from '#domain/sittings/admin-contract.ts';
import * as users from '#domain/accounts/user-contract.ts';
import type { AdminResource } from '#domain/core/admin-resource.ts';

const rowsOf = <const Name extends string, Of extends AdminResource>(name: Name, { list, one }: Of) =>
  ({ [`list_${name}`]: list, [`one_${name}`]: one }) as {
    [Key in `list_${Name}`]: Of['list'];
  } & { [Key in `one_${Name}`]: Of['one'] };

export const contracts = {
  ...accountLists,
  ...accounts,
  ...attempts,
  ...carts,
  ...commerce,
  ...content,
  ...contentFiles,
  ...credits,
  ...exchange,
  ...extraTime,
  ...figures,
  ...fixedTests,
  ...images,
  answerConversation: inbox.answerConversation,
  closeConversation: inbox.closeConversation,
  ...installation,
  ...mails,
  judgeMark: markReports.judgeMark,
  ...notifications,
  ...oldAccounts,
  ...priceList,
  createPerk: perks.createPerk,
  changePerk: perks.changePerk,
  endPerk: perks.endPerk,
  ...promotions,
  ...questions,
  ...receipts,
  ...reconciliation,
  ...referrals,
  ...rescoring,
  ...results,
  ...secondFactors,
  ...security,
  ...roles,
  ...sessions,
  ...speaking,
  ...support,
  ...surveys,
  ...testLists,
  ...testimonials,
  ...tests,
  ...users,
  ...rowsOf('users', accountLists.adminUsers),
  ...rowsOf('questions', questions.adminQuestions),
  ...rowsOf('questionFigures', figures.adminQuestionFigures),
  ...rowsOf('reports', questions.adminReports),
  ...rowsOf('markReports', markReports.adminMarkReports),
  ...rowsOf('attempts', attempts.adminAttempts),
  ...rowsOf('mockTests', tests.adminMockTests),
  ...rowsOf('fixedTests', fixedTests.adminFixedTests),
  ...rowsOf('packages', priceList.packages),
  ...rowsOf('promotions', promotions.promotions),
  ...rowsOf('surveys', surveys.surveys),
  ...rowsOf('surveyResponses', surveys.surveyResponses),
  ...rowsOf('announcements', notifications.announcements),
  ...rowsOf('content', content.contentDocuments),
  ...rowsOf('perks', perks.perks),
  ...rowsOf('referrals', referrals.adminReferrals),
  ...rowsOf('realResults', results.adminRealResults),
  ...rowsOf('testimonials', testimonials.adminTestimonials),
  ...rowsOf('conversations', inbox.adminConversations),
  ...rowsOf('mails', mails.adminMails),
  ...rowsOf('carts', carts.carts),
  ...rowsOf('securityEvents', security.adminSecurityEvents),
};
