/** All code inside the workflow sandbox: bundled once, and deterministic. */
export { analyseAnswer } from '../analysis/analyse-answer.ts';
export { purchase, reconcilePayments, settlePurchase } from '../commerce/purchase.ts';
export { sendMail } from '../mail/send-mail.ts';
export { mockTest } from '../sittings/mock-test.ts';
export { tellGroup } from '../notifications/tell-group.ts';
export { deleteOldAccounts } from '../old-accounts/delete-old-accounts.ts';
export { rollOutScorers } from '../rescoring/roll-out-scorers.ts';
export { rescoreQuestion } from '../rescoring/rescore-question.ts';
export { grantReward, withdrawReward } from '../rewards/reward.ts';
