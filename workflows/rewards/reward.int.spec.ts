import { randomUUID } from 'node:crypto';
import { Client } from '@temporalio/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerUser, verifyTokenEmail } from '#domain/accounts/contract.ts';
import { fetchCredits } from '#domain/credits/contract.ts';
import { creditLedgerStream } from '#domain/credits/credit-ledger.ts';
import { dayMs } from '#domain/core/durations.ts';
import { fetchNotifications } from '#domain/notifications/contract.ts';
import { rewardAmounts } from '#domain/rewards/reward-table.ts';
import { rewardStream } from '#domain/rewards/reward.ts';
import { approveTestimonial, withdrawTestimonial } from '#domain/testimonials/admin-contract.ts';
import { leaveRating, leaveTestimonial } from '#domain/testimonials/contract.ts';
import { claimReward, fetchReferral } from '#domain/referrals/contract.ts';
import { createSurvey, discardSurveyResponse } from '#domain/surveys/admin-contract.ts';
import { completeSurvey } from '#domain/surveys/contract.ts';
import { wholeAnswers as answers, wholeSurvey } from '#domain/surveys/testing/surveys.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { temporalConnection } from '#infra/testing/servers/temporal.ts';
import { createVerificationToken } from '#services/accounts/email/verification-token.ts';
import { eventually } from '../core/testing/test-harness.ts';
import { startTestWorkers } from '../core/testing/test-workers.ts';
import type { WorkflowStarter } from '../core/workflow-starter.ts';
import { createRewardActivities } from './activities.ts';
import { referralsReactor } from '../referrals/reactor.ts';
import { rewardsReactor } from './reactor.ts';
import { grantReward, withdrawReward } from './reward.ts';

let stack: AsyncDisposableStack;
let api: TestApi;
let admin: TestUser;
let starter: WorkflowStarter;
beforeAll(async () => {
  stack = new AsyncDisposableStack();
  api = stack.use(await startTestApi({ questions: 'none' }));
  admin = await api.admin();
  ({ starter } = stack.use(
    await startTestWorkers(api.storage, createRewardActivities(api.dependencies), (one) => [
      rewardsReactor(one),
      referralsReactor(api.dependencies),
    ]),
  ));
});
afterAll(() => stack.disposeAsync());

const reason = 'We want to know';
async function makeSurvey(): Promise<string> {
  const surveyId = `survey-${randomUUID().slice(0, 8)}`;
  const [startTime, endTime] = [-1, 1].map((days) => new Date(Date.now() + days * dayMs).toISOString());
  await admin.call(createSurvey, {
    ...wholeSurvey,
    surveyId,
    startTime: startTime ?? '',
    endTime: endTime ?? '',
    reason,
  });
  return surveyId;
}
const entriesOf = async ({ userId }: { readonly userId: string }) =>
  (await api.dependencies.journal.readAny(creditLedgerStream.nameOf(userId))).filter(({ type }) =>
    type.startsWith('Reward'),
  );
const typesOf = async (user: { readonly userId: string }) => (await entriesOf(user)).map(({ type }) => type);
const inputOf = (userId: string, causeId: string, changed: { waitingHours?: number } = {}) => ({
  cause: 'survey_completed' as const,
  ...rewardAmounts.survey_completed,
  causeId,
  userId,
  correlationId: randomUUID(),
  earnedAt: new Date().toISOString(),
  ...changed,
});
async function resultOf(workflowId: string): Promise<void> {
  await using connection = await temporalConnection();
  await new Client({ connection }).workflow.getHandle(workflowId).result();
}

test('grants 1 full mock test credit for a completed survey once, with a notification', async () => {
  const student = await api.registerAndLogIn();
  const surveyId = await makeSurvey();
  await student.call(completeSurvey, { surveyId, answers });
  await eventually(async () => expect(await typesOf(student)).toEqual(['RewardGranted']));
  // In any number of runs.
  const id = `again_${randomUUID()}`;
  await starter.start(id, grantReward, inputOf(student.userId, surveyId));
  await resultOf(id);
  const [granted, ...others] = await entriesOf(student);
  expect(others).toEqual([]);
  expect(granted?.data).toEqual({
    cause: 'survey_completed',
    causeId: surveyId,
    kind: 'full_test',
    credits: 1,
  });

  const { body } = await student.call(fetchCredits, {});
  expect(body.fullTestCredits).toBe(1);
  expect(body.entries.find(({ cause }) => cause === 'reward')).toMatchObject({
    change: 1,
    balance: 1,
    rewardCause: 'survey_completed',
    rewardCauseId: surveyId,
  });
  await api.dependencies.readModels.waitFor(['notifications'], granted?.position);
  const { notifications } = (await student.call(fetchNotifications, {})).body;
  expect(notifications).toMatchObject([
    { type: 'survey_completed', details: { reward: { kind: 'full_test', credits: 1 } } },
  ]);
});

test('revokes a reward when the answers are discarded', async () => {
  const student = await api.registerAndLogIn();
  const surveyId = await makeSurvey();
  await student.call(completeSurvey, { surveyId, answers });
  await eventually(async () => expect(await typesOf(student)).toEqual(['RewardGranted']));
  await admin.call(discardSurveyResponse, { surveyId, userId: student.userId, reason });
  await eventually(async () => expect(await typesOf(student)).toEqual(['RewardGranted', 'RewardRevoked']));
  expect((await student.call(fetchCredits, {})).body.fullTestCredits).toBe(0);
});

test('waits while the cause may be withdrawn, and then grants nothing for a withdrawn one', async () => {
  const { userId } = await api.registerAndLogIn();
  const [kept, withdrawn] = [randomUUID(), randomUUID()];
  // 1.5 seconds.
  const waiting = { waitingHours: 1.5 / 3_600 };
  const [keptInput, withdrawnInput] = [inputOf(userId, kept, waiting), inputOf(userId, withdrawn, waiting)];
  await starter.start(`reward_${kept}`, grantReward, keptInput);
  await starter.start(`reward_${withdrawn}`, grantReward, withdrawnInput);
  await starter.start(`withdrawn_${withdrawn}`, withdrawReward, withdrawnInput);
  await Promise.all([`reward_${kept}`, `reward_${withdrawn}`, `withdrawn_${withdrawn}`].map(resultOf));
  const entries = await entriesOf({ userId });
  expect(entries).toMatchObject([
    { type: 'RewardRevoked', data: { causeId: withdrawn, credits: 0 } },
    { type: 'RewardGranted', data: { causeId: kept, credits: 1 } },
  ]);
  const granted = entries[1];
  expect(Date.parse(granted?.metadata.at ?? '')).toBeGreaterThanOrEqual(
    Date.parse(keptInput.earnedAt) + 1_500,
  );
});

test('grants nothing without an account, and shows support why', async () => {
  const [userId, surveyId] = [randomUUID(), randomUUID()];
  const id = `reward_${randomUUID()}`;
  await starter.start(id, grantReward, inputOf(userId, surveyId));
  await resultOf(id);
  expect(await entriesOf({ userId })).toEqual([]);
  const stream = rewardStream.nameOf(`survey_completed-${surveyId}-${userId}`);
  expect(await api.dependencies.journal.readAny(stream)).toMatchObject([
    { type: 'RewardRefused', data: { because: 'account_deleted' } },
  ]);
});

test('grants 1 sectional mock test credit per approved review, also after a withdrawal', async () => {
  const student = await api.registerAndLogIn();
  await student.call(leaveRating, { rating: 5 });
  await student.call(leaveTestimonial, { header: 'It works', quote: 'I got 79 points.' });
  const { userId } = student;
  const sectionalCredits = async () => (await student.call(fetchCredits, {})).body.sectionalTestCredits;
  await admin.call(approveTestimonial, { userId, reason });
  await eventually(async () => expect(await typesOf(student)).toEqual(['RewardGranted']));
  expect(await sectionalCredits()).toBe(1);
  // Another text is approved without a withdrawal in between.
  await student.call(leaveTestimonial, { header: 'It works', quote: 'I got 84 points.' });
  await admin.call(approveTestimonial, { userId, reason });
  await admin.call(withdrawTestimonial, { userId, reason });
  await eventually(async () => expect(await typesOf(student)).toEqual(['RewardGranted', 'RewardRevoked']));
  expect(await sectionalCredits()).toBe(0);
  await admin.call(approveTestimonial, { userId, reason });
  await eventually(async () =>
    expect(await entriesOf(student)).toMatchObject([
      { data: { cause: 'review_approved', causeId: '1', credits: 1 } },
      { data: { cause: 'review_approved', causeId: '1', credits: 1 } },
      { type: 'RewardGranted', data: { cause: 'review_approved', causeId: '2' } },
    ]),
  );
});

test('grants a credit to a friend who joins by a link, and one the referrer can claim', async () => {
  const [referrer, password] = [await api.registerAndLogIn(), 'a long password'];
  const { referralId } = (await referrer.call(fetchReferral, {})).body;
  const email = `${randomUUID()}@example.com`;
  const registered = await api.inject({
    method: 'POST',
    url: registerUser.path,
    remoteAddress: '10.1.2.3',
    payload: { email, password, referralId },
  });
  const { id: userId } = registered.json<{ id: string }>();
  const token = await createVerificationToken(api.dependencies.settings, { userId, email }, new Date());
  await api.visitor().call(verifyTokenEmail, { token, password });
  const granted = { type: 'RewardGranted', data: { kind: 'sectional_test', credits: 1 } };
  await eventually(async () => expect(await entriesOf({ userId })).toMatchObject([granted]));

  await eventually(async () =>
    expect((await referrer.call(fetchNotifications, {})).body.notifications).toMatchObject([
      { type: 'new_referral' },
    ]),
  );
  expect(await entriesOf(referrer)).toEqual([]);
  for (let time = 0; time < 2; time += 1) await referrer.call(claimReward, {});
  await eventually(async () => expect(await entriesOf(referrer)).toMatchObject([granted]));
  await eventually(async () =>
    expect((await referrer.call(fetchNotifications, {})).body.notifications).toMatchObject([
      { type: 'referral_rewarded', details: { reward: { kind: 'sectional_test', credits: 1 } } },
      { type: 'new_referral' },
    ]),
  );
});
