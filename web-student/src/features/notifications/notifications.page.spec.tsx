import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Notification } from '#domain/notifications/contract.ts';
import { scoreAnswer } from '#domain/question-types/registry.ts';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { unreachable, type Answers } from '#student/testing/fake-api.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { student } from '#student/testing/people.ts';
import { practiceAnswers } from '#student/testing/practice/practice.ts';
import { listing } from '#student/testing/practice/question-list.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { reviewAnswers } from '#student/testing/practice/reviews.ts';

const { uid } = rsaQuestion;
const at = '2026-01-06T10:00:00.000Z';
const reason = 'The passage says the other thing.';
const bell = page.getByRole('button', { name: 'Notifications', exact: true });
const list = page.getByRole('dialog', { name: 'Notifications' });
const unread = page.getByRole('img', { name: 'Unread' });

const about = (more: Partial<Notification>): Notification => ({
  id: crypto.randomUUID(),
  type: 'score_corrected',
  at,
  isRead: false,
  uid,
  attemptId: null,
  sessionId: null,
  before: '0/1',
  after: '1/1',
  reason,
  title: null,
  href: null,
  details: null,
  ...more,
});

function notificationAnswers(notifications: Notification[]) {
  const read = (isMeant: (notification: Notification) => boolean) => {
    for (const [place, one] of notifications.entries())
      if (isMeant(one)) notifications[place] = { ...one, isRead: true };
    return { status: 200, body: {} } as const;
  };
  return {
    fetchNotifications: () => ({
      status: 200,
      body: { notifications, unread: notifications.filter(({ isRead }) => !isRead).length },
    }),
    markHasRead: ({ notificationId }) => read(({ id }) => id === notificationId),
    markAllHasRead: () => read(() => true),
  } satisfies Answers;
}

function correctedAnswers() {
  const answers = practiceAnswers(rsaQuestion);
  const answer = { type: 'RSA', selectedAnswer: 'On foot' } as const;
  answers.saveQuestionDone({ uid, answer, secondsUsed: 20, timeline: [] });
  const score = scoreAnswer({ ...rsaQuestion, correctIndex: 2 }, answer);
  const [first] = answers.fetchOwnAttempts().body.attempts;
  if (!first) throw new Error('The answer was not recorded');
  const attempt = { ...first, scores: [...first.scores, { score, revision: 2, at, reason }] };
  const api = {
    ...answers,
    fetchOwnAttempts: () => ({ status: 200, body: { attempts: [attempt] } }),
  } satisfies Answers;
  return { api, attemptId: attempt.attemptId };
}

it('shows a corrected score while the page is open, and leads to both scores', async () => {
  const notifications: Notification[] = [];
  const { api: corrected, attemptId } = correctedAnswers();
  const { api, live, goTo } = await renderPage('/dashboard', {
    user: student,
    width: 1440,
    colorScheme: 'dark',
    api: { ...reviewAnswers([], [listing(uid)]), ...corrected, ...notificationAnswers(notifications) },
  });
  await bell.click();
  await expect.element(list.getByText(/^Nothing yet\./)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(bell).toHaveFocus();

  const notify = (notification: Notification) => {
    notifications.unshift(notification);
    live.send({ kind: 'changed', resource: 'notifications', position: String(notifications.length) });
  };
  notify(about({ attemptId }));
  const unreadBell = page.getByRole('button', { name: 'Notifications, 1 unread' });
  await unreadBell.click();
  const link = list.getByRole('link', { name: /0\/1 is now 1\/1/ });
  await expect.element(link).toMatchTextContent(new RegExp(reason));
  await expect.element(unread).toBeVisible();
  await expectAccessible('notifications');
  await link.click();
  await expect.element(page.getByRole('heading', { name: 'Your attempts' })).toBeVisible();
  await expect.element(page.getByText('Score 1/1 (first 0/1)')).toBeVisible();
  await expect.element(page.getByText(reason)).toBeVisible();
  const past = page.getByRole('region', { name: 'The question and your answer' });
  const expectAnswer = async () => {
    await expect.element(past.getByRole('radio', { name: /On foot.*wrong/ })).toBeChecked();
    await expect.element(past.getByRole('heading', { name: 'Score 0/1' })).toBeVisible();
  };
  await expectAnswer();
  await expect.element(bell).toBeVisible();

  goTo(location.href);
  await expect.element(page.getByText('Score 1/1 (first 0/1)')).toBeVisible();
  await bell.click();
  await expect.element(list.getByRole('listitem')).toBeVisible();
  await expect.element(unread).not.toBeInTheDocument();

  goTo(`/exercise?uid=${uid}`);
  await page.getByRole('link', { name: 'Your earlier attempts' }).click();
  await expectAnswer();
  await past
    .getByText(/^Why this is (not )?right$/)
    .first()
    .click();
  await page.getByRole('link', { name: 'Answer again' }).click();
  await expect.element(page.getByRole('button', { name: 'Submit', exact: true })).toBeVisible();

  notify(about({ attemptId, before: '1/1', after: '0/1' }));
  await unreadBell.click();
  api.answer({ markAllHasRead: unreachable });
  const markAll = page.getByRole('button', { name: 'Mark all as read' });
  await markAll.click();
  await expect.element(page.getByText('That did not work. Nothing changed.')).toBeVisible();
  await expect.element(unread).toBeVisible();
  api.answer(notificationAnswers(notifications));
  await markAll.click();
  await expect.element(bell).toBeVisible();
  await expect.element(unread).not.toBeInTheDocument();
  expect(api.inputsOf('markHasRead')).toHaveLength(1);
});

it('shows five in the bell and all of them on a page, where each is marked as read', async () => {
  const bought = { name: 'Silver', until: '2027-05-04T00:00:00.000Z' };
  const notifications = (
    [
      'credit_given_back',
      'subscribed',
      'bought_add_on',
      'speaking_limit_25',
      'purchase_successful',
      'late_score',
      'purchase_successful_thanks',
      'survey_completed',
      'new_referral',
      'review_rewarded',
      'speaking_limit_50',
      'speaking_limit_75',
      'speaking_limit_reached',
    ] as const
  )
    .map((type) => about({ type, reason: null, details: { bought } }))
    .concat(
      about({ type: 'result_ready', uid: null, sessionId: 's1', after: '16/113' }),
      about({ type: 'score_ready', uid: null, title: uid, href: `/exercise?uid=${uid}&attempt=a1` }),
      about({ type: 'access_granted', uid: null }),
      about({
        type: 'credits_granted',
        uid: null,
        reason: '10 speaking credits were added to your account.',
      }),
      about({
        type: 'complete_survey',
        title: 'How do you practise?',
        href: '/survey?id=winter',
        uid: null,
      }),
      about({ type: 'from_the_future', title: 'Badges', href: 'https://example.com', uid: null }),
      ...Array.from({ length: 40 }, () => about({ type: 'subscribed', uid: null })),
    );
  const answers = notificationAnswers(notifications);
  const { api, goTo } = await renderPage('/dashboard', {
    user: student,
    api: { ...reviewAnswers([], [listing(uid)]), fetchNotifications: unreachable },
  });
  await bell.click();
  const alert = list.getByRole('alert');
  await expect.element(alert).toBeVisible();
  api.answer(answers);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(list.getByRole('listitem')).toHaveLength(5);
  api.answer({ fetchNotifications: unreachable });
  await list.getByRole('link', { name: 'All notifications' }).click();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();

  api.answer({
    ...answers,
    fetchNotifications({ before }) {
      const start = notifications.findIndex(({ id }) => id === before) + 1;
      const { body } = answers.fetchNotifications();
      return { status: 200, body: { ...body, notifications: body.notifications.slice(start, start + 50) } };
    },
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  const all = page.getByRole('list', { name: 'Your notifications' });
  await expect.element(all.getByRole('listitem')).toHaveLength(50);
  for (const name of [
    /Survey completed \(1 full mock test credit\)/,
    /Complete survey: How do you practise\?/,
    /Subscribed.*Silver: access until 4 May 2027\./s,
    /Badges.*The passage says/s,
    /AI speaking limit reached/,
    /16\/113 points/,
    /is scored: RSA-/,
    /10 speaking credits/,
  ])
    await expect.element(all.getByRole('link', { name })).toBeVisible();
  expect(
    all
      .getByRole('link')
      .elements()
      .slice(0, 19)
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    `/exercise?uid=${uid}`,
    '/practice',
    '/profile#credits',
    '/profile#credits',
    '/practice',
    `/exercise?uid=${uid}`,
    '/mock-test',
    '/mock-test',
    '/reward',
    '/mock-test',
    '/profile#credits',
    '/profile#credits',
    '/profile#credits',
    '/mock-test/results?id=s1',
    `/exercise?uid=${uid}&attempt=a1`,
    '/practice',
    '/profile#credits',
    '/survey?id=winter',
    '/dashboard',
  ]);
  await page.getByRole('button', { name: 'Show older ones' }).click();
  await expect.element(all.getByRole('listitem')).toHaveLength(59);
  await expectAccessible('all notifications');
  await all.getByRole('link', { name: /Badges/ }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  goTo('/notifications');
  await expect.element(page.getByText('58 unread')).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.element(unread).not.toBeInTheDocument();
  expect([api.inputsOf('markHasRead').length, api.inputsOf('markAllHasRead').length]).toEqual([1, 1]);
});
