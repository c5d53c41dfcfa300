import { packageWords } from '#domain/commerce/packages/package-words.ts';
import type { CreditEntry } from '#domain/credits/contract.ts';
import { rewardCauseWords } from '#domain/rewards/reward-cause.ts';

const causes: { readonly [Cause in CreditEntry['cause']]: string } = {
  welcome: 'Welcome gift',
  admin: 'Given by our team',
  purchase: 'Bought',
  refund: 'Removed with a refund',
  spent: 'Used',
  analysis_failed: 'Returned: the answer could not be scored',
  answer_missing: 'Returned: the answer did not reach us',
  nothing_heard: 'Returned: the recording has no voice',
  sitting_missing: 'Returned: the test was not started',
  our_fault: 'Returned: our fault broke the test',
  reward: 'Reward',
  reward_withdrawn: 'Reward withdrawn',
};

const kinds: { readonly [Kind in CreditEntry['kind']]: string } = {
  writing: 'writing',
  speaking: 'speaking',
  full_test: 'full tests',
  sectional_test: 'sectional tests',
};

export const changeWords = ({ change, kind }: CreditEntry): string =>
  `${change > 0 ? '+' : ''}${change} ${kinds[kind]}`;

export function causeWords(entry: CreditEntry): string {
  const { cause, uid, testName, packageId, rewardCause, reason } = entry;
  const about =
    uid ??
    testName ??
    (rewardCause && rewardCauseWords[rewardCause]) ??
    (packageId === null ? reason : packageWords(packageId));
  return about === null ? causes[cause] : `${causes[cause]}: ${about}`;
}
