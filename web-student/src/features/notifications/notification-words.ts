import { calendarDay } from '#domain/core/text/words.ts';
import { creditWords } from '#domain/credits/credit-words.ts';
import type { Notification } from '#domain/notifications/contract.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { questionUidSchema, typeOfUid } from '#domain/question-types/type-code.ts';
import { rewardAmounts } from '#domain/rewards/reward-table.ts';
import { moneyText } from '#student/core/money-text.ts';

const creditBack = (uid: string | null) => {
  const isSpoken = uid !== null && catalogue[typeOfUid(uid)].usesMicrophone;
  return `You have your ${isSpoken ? 'speaking' : 'writing'} credit back.`;
};

/** Specification, document 1, sections 3 and 8. */
const purchases = {
  purchase_successful: 'Purchase successful',
  subscribed: 'Subscribed',
  bought_add_on: 'Bought add-on',
  purchase_successful_thanks: 'Purchase successful, thanks',
} as const;
export const limitAlerts = {
  speaking_limit_25: 'Speaking limit 25%',
  speaking_limit_50: 'Speaking limit 50%',
  speaking_limit_75: 'Speaking limit 75%',
  speaking_limit_reached: 'AI speaking limit reached',
} as const;

const { kind, credits } = rewardAmounts.survey_completed;
const surveys = {
  complete_survey: 'Complete survey',
  survey_completed: `Survey completed (${creditWords(kind, credits)})`,
} as const;

const rewards = {
  review_rewarded: 'Thank you for your review',
  new_referral: 'New referral',
  referral_joined: 'Welcome reward',
  referral_rewarded: 'Reward for your referrals',
} as const;

const titles: Readonly<Record<string, string>> = {
  ...purchases,
  ...limitAlerts,
  ...surveys,
  ...rewards,
  score_ready: 'Your answer is scored',
  access_granted: 'You have access to everything',
  credits_granted: 'You got credits',
  test_credit_given_back: 'Your test credit was returned',
  team_answered: 'Our team answered your message',
};

export function titleOf({ type, title, uid }: Notification): string | null {
  if (type === 'credit_given_back') return creditBack(uid);
  const scored = type === 'score_ready' ? questionUidSchema.safeParse(title) : undefined;
  if (scored?.success) return `${catalogue[typeOfUid(scored.data)].name} is scored: ${scored.data}`;
  const ours = Object.hasOwn(titles, type) ? titles[type] : undefined;
  return ours === undefined ? title : [ours, title].filter((text) => text !== null).join(': ');
}

const givenBackFor = {
  analysis_failed: 'Your answer could not be scored.',
  answer_missing: 'Your answer did not reach us.',
  nothing_heard: 'We heard no voice in your recording.',
} as const;

const ownTexts: Readonly<Record<string, string>> = {
  second_score: 'Your first score still counts.',
  late_score: 'Your result now includes this score.',
  speaking_limit_25: 'You have used 25% of your Ai speaking credits.',
  speaking_limit_50: 'You have used 50% of your Ai speaking credits.',
  speaking_limit_75: 'You have used 75% of your Ai speaking credits.',
  speaking_limit_reached: 'You have used 100% of your Ai speaking credits.',
  new_referral: 'A friend joined with your link.',
  team_answered: 'Read the answer on the contact page.',
  result_ready: 'See your estimate, and what to practise next.',
};

export function textOf({ type, details, reason }: Notification): string | null {
  if (reason !== null) return reason;
  if (Object.hasOwn(ownTexts, type)) return ownTexts[type] ?? null;
  const { cause, paid, bought, reward, until } = details ?? {};
  if (cause) return givenBackFor[cause];
  if (paid) return `We have received ${moneyText(paid)}.`;
  if (bought?.until) return `${bought.name}: access until ${calendarDay(bought.until)}.`;
  if (bought) return `You have ${bought.name}.`;
  if (until) return `Access until ${calendarDay(until)}.`;
  if (reward) {
    const verb = reward.credits === 1 ? 'was' : 'were';
    return `${creditWords(reward.kind, reward.credits)} ${verb} added to your account.`;
  }
  return null;
}
