import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { siteAddress } from '#domain/core/site-address.ts';
import { creditWords } from '#domain/credits/credit-words.ts';
import { rewardAmounts } from '#domain/rewards/reward-table.ts';
import type { Notification } from '#domain/notifications/contract.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import { paths } from '../../app/paths.ts';
import { fullTypeName } from '../../components/type-names.ts';

interface Props {
  readonly notification: Notification;
  /** Called when it is followed. */
  readonly onOpen: () => void;
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * A corrected score, or one that could not be had, leads to where both scores stand: the attempts of the exercise, or
 * the test's result. An alert of the speaking limit leads to the credits in the profile.
 */
export function NotificationItem({ notification, onOpen }: Props) {
  const { type, isRead, at, uid, before, after, reason, sessionId } = notification;
  return (
    <Link
      className={isRead ? 'bell-item' : 'bell-item bell-item-unread'}
      to={hrefOf(notification)}
      onClick={onOpen}
    >
      <Text component="span" size="sm" display="block">
        {!isRead && <span className="bell-dot" role="img" aria-label="Unread" />}
        {type === 'score_corrected' ? (
          <>
            <strong>Your score was corrected: </strong>
            {before} is now {after}
            {sessionId !== null && ' in your mock test'}.
          </>
        ) : type === 'late_score' ? (
          <>
            <strong>A score of your mock test came later: </strong>
            {after}.
          </>
        ) : type === 'result_ready' ? (
          <>
            <strong>Your test result is ready: </strong>
            {after} points.
          </>
        ) : (
          <strong>{type === 'credit_given_back' ? creditBack(uid) : titleOf(notification)}</strong>
        )}
      </Text>
      <Text component="span" size="sm" display="block">
        {reason}
      </Text>
      <Text component="span" size="xs" c="dimmed" display="block">
        {uid !== null && `${fullTypeName(typeOfUid(uid))} · ${uid} · `}
        <span className="one-piece">{moment.format(new Date(at))}</span>
      </Text>
    </Link>
  );
}

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
const limitAlerts = {
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
  test_credit_given_back: 'You have your test credit back',
  team_answered: 'Our team answered your message',
};

/** A survey has a title besides that of its type. A type that only a newer server knows has its own, or none. */
function titleOf({ type, title }: Notification): string | null {
  const ours = Object.hasOwn(titles, type) ? titles[type] : undefined;
  return ours === undefined ? title : [ours, title].filter((text) => text !== null).join(': ');
}

const targets: Readonly<Record<string, string>> = {
  // "purchase successful (to practice)", and its thanks "to mock tests".
  purchase_successful: paths.practice.getHref(),
  purchase_successful_thanks: paths.mockTests.getHref(),
  subscribed: paths.practice.getHref(),
  bought_add_on: paths.profile.getCreditsHref(),
  complete_survey: paths.survey.getHref(),
  survey_completed: paths.mockTests.getHref(),
  review_rewarded: paths.mockTests.getHref(),
  new_referral: paths.reward.getHref(),
  referral_joined: paths.mockTests.getHref(),
  referral_rewarded: paths.mockTests.getHref(),
  access_granted: paths.practice.getHref(),
  credits_granted: paths.profile.getCreditsHref(),
  test_credit_given_back: paths.mockTests.getHref(),
  team_answered: paths.contact.getHref(),
};

function hrefOf({ type, uid, attemptId, sessionId, href }: Notification): string {
  if (href !== null && siteAddress.test(href)) return href;
  if (type in limitAlerts) return paths.profile.getCreditsHref();
  const target = Object.hasOwn(targets, type) ? targets[type] : undefined;
  if (target !== undefined) return target;
  if (sessionId !== null) return paths.mockTestResults.getHref(sessionId);
  if (uid === null) return paths.dashboard.getHref();
  return paths.exercise.getHref(uid, attemptId === null ? {} : { attempt: attemptId });
}
