import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { siteAddress } from '#domain/core/site-address.ts';
import type { Notification } from '#domain/notifications/contract.ts';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import { paths } from '#student/app/paths.ts';
import { fullTypeName } from '#student/components/type-names.ts';
import { limitAlerts, textOf, titleOf } from './notification-words.ts';
import styles from './notifications.module.css';

interface Props {
  readonly notification: Notification;
  readonly onOpen: () => void;
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * Scores lead to the attempts or the test's result; speaking limits lead to the credits in the profile.
 */
export function NotificationItem({ notification, onOpen }: Props) {
  const { type, isRead, at, uid, before, after, sessionId } = notification;
  const text = textOf(notification);
  return (
    <Link
      className={isRead ? styles['bell-item'] : `${styles['bell-item']} ${styles['bell-item-unread']}`}
      to={hrefOf(notification)}
      onClick={onOpen}
    >
      <Text component="span" size="sm" display="block">
        {!isRead && <span className={styles['bell-dot']} role="img" aria-label="Unread" />}
        {type === 'score_corrected' ? (
          <>
            <strong>Your score was corrected: </strong>
            {before} is now {after}
            {sessionId !== null && ' in your mock test'}.
          </>
        ) : type === 'late_score' ? (
          <>
            <strong>A late score was added to your mock test: </strong>
            {after}.
          </>
        ) : type === 'result_ready' ? (
          <>
            <strong>Your test result is ready: </strong>
            {after} points.
          </>
        ) : type === 'second_score' ? (
          <>
            <strong>A newer scorer scored your answer again: </strong>
            {after}, first {before}
            {sessionId !== null && ' in your mock test'}.
          </>
        ) : (
          <strong>{titleOf(notification)}</strong>
        )}
      </Text>
      {text !== null && (
        <Text component="span" size="sm" display="block">
          {text}
        </Text>
      )}
      <Text component="span" size="xs" c="dimmed" display="block">
        {uid !== null && `${fullTypeName(typeOfUid(uid))} · ${uid} · `}
        <span className="one-piece">{moment.format(new Date(at))}</span>
      </Text>
    </Link>
  );
}

const targets: Readonly<Record<string, string>> = {
  // Specification: "purchase successful (to practice)", and its thanks "to mock tests".
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
  if (Object.hasOwn(limitAlerts, type)) return paths.profile.getCreditsHref();
  const target = Object.hasOwn(targets, type) ? targets[type] : undefined;
  if (target !== undefined) return target;
  if (sessionId !== null) return paths.mockTestResults.getHref(sessionId);
  if (uid === null) return paths.dashboard.getHref();
  return paths.exercise.getHref(uid, attemptId === null ? {} : { attempt: attemptId });
}
