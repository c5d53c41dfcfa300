import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { preferencesStream } from '#domain/accounts/profile/preferences.ts';
import * as contract from '#domain/accounts/contract.ts';
import { examTypes } from '#domain/accounts/exam-type.ts';
import { isOwnStep, stepNames } from '#domain/accounts/profile/steps.ts';
import { headers, type AnyCall } from '#domain/core/contract.ts';
import { markAllHasRead } from '#domain/notifications/contract.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { countEvents, expectRefusal } from '#infra/testing/refusals.ts';

let api: TestApi;
let student: TestUser;
let other: TestUser;
/** Its account must not be changed by refused calls. */
let untouched: TestUser;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  other = await api.registerAndLogIn();
  untouched = await api.registerAndLogIn();
});
afterAll(() => api[Symbol.asyncDispose]());
const register = async () => {
  student = await api.registerAndLogIn();
};

const userNow = async (of: TestUser = student) => (await of.call(contract.retrieveUser, {})).body.user;
const typesNow = async (of: TestUser = student) =>
  (await api.dependencies.journal.readAny(preferencesStream.nameOf(of.userId)))
    .map(({ type }) => type)
    .filter((type) => type !== 'PreferencesStarted');
const verified = ['did_send_verify_email', 'did_verify_email'];

function send(call: AnyCall, payload: unknown, token: string = untouched.token) {
  return api.inject({
    method: 'POST',
    url: call.path,
    payload: payload as object,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      [headers.idempotencyKey]: randomUUID(),
    },
  });
}

test('starts a user without markers, with a night from 20 to 8 that is off', async () => {
  await register();
  const expected = { stepsDone: verified, isNightMode: false, nightTimeStart: 20, nightTimeEnd: 8 };
  expect(await userNow()).toMatchObject(expected);
  const { body } = await api.call(contract.loginStudent, student);
  expect(body).toMatchObject({ user: expected });
});

describe('markers', () => {
  test('are set and removed for one user only', async () => {
    await register();
    const marked = await student.call(contract.updateUserArray, { stepsDone: 'want_bg_noise' });
    expect(marked.body.user.stepsDone).toEqual(['want_bg_noise', ...verified]);
    await student.call(contract.updateUserArray, { stepsDone: 'did_onboarding' });
    expect((await userNow()).stepsDone).toEqual(['want_bg_noise', 'did_onboarding', ...verified]);
    const unmarked = await student.call(contract.removeUserArray, { stepsDone: 'want_bg_noise' });
    expect(unmarked.body.user.stepsDone).toEqual(['did_onboarding', ...verified]);
    expect((await userNow(other)).stepsDone).toEqual(verified);
  });

  test('are stored once, by a repeated command or another one', async () => {
    await register();
    const input = { stepsDone: 'did_view_reward' } as const;
    const options = { commandId: randomUUID() };
    const answers = await Promise.all([
      student.call(contract.updateUserArray, input, options),
      student.call(contract.updateUserArray, input, options),
      student.call(contract.updateUserArray, input),
    ]);
    for (const { body } of answers) expect(body.user.stepsDone).toEqual(['did_view_reward', ...verified]);
    for (let time = 0; time < 2; time += 1) await student.call(contract.removeUserArray, input);
    expect(await typesNow()).toEqual(['StepMarked', 'StepUnmarked']);
  });

  test('are all stored when set concurrently', async () => {
    await register();
    const steps = stepNames.filter(isOwnStep).slice(0, 4);
    await Promise.all(steps.map((stepsDone) => student.call(contract.updateUserArray, { stepsDone })));
    expect((await userNow()).stepsDone).toEqual(expect.arrayContaining([...steps, ...verified]));
  });

  test.each(stepNames.filter((step) => !isOwnStep(step)))('%s cannot be set by users', async (stepsDone) => {
    const before = await countEvents(api);
    for (const call of [contract.updateUserArray, contract.removeUserArray]) {
      expectRefusal(await send(call, { stepsDone }), 403, 'not_allowed');
    }
    expect(await countEvents(api)).toBe(before);
  });
});

test('switches night mode by hand, and its hours with updateUser', async () => {
  await register();
  expect((await student.call(contract.toggleNightMode, { isNightMode: true })).body.user.isNightMode).toBe(
    true,
  );
  await student.call(contract.toggleNightMode, { isNightMode: true });
  const { body } = await student.call(contract.updateUser, { nightTimeStart: 0, nightTimeEnd: 23 });
  expect(body.user).toMatchObject({ isNightMode: true, nightTimeStart: 0, nightTimeEnd: 23 });
  expect(await userNow()).toEqual(body.user);
  await student.call(contract.updateUser, { nightTimeStart: 0, nightTimeEnd: 23 });
  await student.call(contract.toggleNightMode, { isNightMode: false });
  expect(await typesNow()).toEqual(['NightModeSwitched', 'NightTimeChanged', 'NightModeSwitched']);
});

test('sets, keeps and removes a first name, alone or with the hours', async () => {
  await register();
  const { body } = await student.call(contract.updateUser, { firstName: ' Ada ' });
  expect(body.user.firstName).toBe('Ada');
  await expect.poll(() => userNow()).toEqual(body.user);
  const both = { firstName: 'Grace', nightTimeStart: 1, nightTimeEnd: 2 };
  const commandId = randomUUID();
  const first = await student.call(contract.updateUser, both, { commandId });
  expect(first.body.user).toMatchObject(both);
  expect((await student.call(contract.updateUser, both, { commandId })).body).toEqual(first.body);
  expect(await typesNow()).toEqual(['NightTimeChanged']);
  expect((await student.call(contract.updateUser, { firstName: '' })).body.user).not.toHaveProperty(
    'firstName',
  );
});

test.each(examTypes)('accepts the exam %s', async (examType) => {
  await register();
  expect((await student.call(contract.toggleExamType, { examType })).body.user.examType).toBe(examType);
  await student.call(contract.toggleExamType, { examType });
  expect(await userNow()).toMatchObject({ examType });
  expect(await typesNow()).toEqual(examType === 'new_format' ? [] : ['ExamTypeChosen']);
});

const hostile: readonly (readonly [AnyCall, unknown])[] = [
  ...[
    undefined,
    null,
    '',
    'did_everything',
    '__proto__',
    'constructor',
    'DID_ONBOARDING',
    7,
    true,
    ['did_onboarding'],
  ].flatMap((stepsDone) => [
    [contract.updateUserArray, { stepsDone }] as const,
    [contract.removeUserArray, { stepsDone }] as const,
  ]),
  [contract.updateUserArray, { stepsDone: { $in: ['did_onboarding'] } }],
  [contract.updateUserArray, { stepsDone: 'did_onboarding\u0000' }],
  ...[undefined, null, 'true', 0, 1, []].map(
    (isNightMode) => [contract.toggleNightMode, { isNightMode }] as const,
  ),
  ...[undefined, null, '', 'pte', 'NEW_FORMAT', 1, ['core']].map(
    (examType) => [contract.toggleExamType, { examType }] as const,
  ),
  ...[undefined, null, -1, 24, 1.5, 1e9, '20', [20]].flatMap((hour) => [
    [contract.updateUser, { nightTimeStart: hour, nightTimeEnd: 8 }] as const,
    [contract.updateUser, { nightTimeStart: 20, nightTimeEnd: hour }] as const,
  ]),
];

test.each(hostile.map(([call, input]) => [call.name, JSON.stringify(input), call, input] as const))(
  '%s refuses %s',
  async (_name, _text, call, input) => {
    expectRefusal(await send(call, input), 400, 'invalid_input');
    expect(await typesNow(untouched)).toEqual([]);
  },
);

test('ignores fields outside the profile', async () => {
  const smuggled = { platformAccess: 'admin', isVerified: true, paidExpiryTime: '2999-01-01T00:00:00Z' };
  const input = { nightTimeStart: 1, nightTimeEnd: 2, ...smuggled };
  expect((await send(contract.updateUser, input, other.token)).statusCode).toBe(200);
  const user = await userNow(other);
  expect(user).toMatchObject({ platformAccess: 'student', nightTimeStart: 1 });
  expect(user).not.toHaveProperty('paidExpiryTime');
});

test('changes nothing without a session', async () => {
  const given: readonly (readonly [AnyCall, object])[] = [
    [contract.updateUserArray, { stepsDone: 'did_onboarding' }],
    [contract.removeUserArray, { stepsDone: 'did_onboarding' }],
    [contract.toggleNightMode, { isNightMode: true }],
    [contract.toggleExamType, { examType: 'core' }],
    [contract.updateUser, { nightTimeStart: 1, nightTimeEnd: 2 }],
  ];
  const before = await countEvents(api);
  for (const [call, input] of given) {
    expectRefusal(
      await api.inject({
        method: 'POST',
        url: call.path,
        payload: input,
        headers: { [headers.idempotencyKey]: randomUUID() },
      }),
      401,
      'not_logged_in',
    );
  }
  expect(await countEvents(api)).toBe(before);
});

test('limits the changes of an account and its notifications', async () => {
  await using small = await startTestApi({
    questions: 'none',
    settings: { rateLimits: { change: { what: '', limits: [{ of: 'person', times: 4, seconds: 3_600 }] } } },
  });
  const user = await small.registerAndLogIn();
  for (const isNightMode of [true, false, true]) await user.call(contract.toggleNightMode, { isNightMode });
  await user.call(markAllHasRead, {});
  const before = await countEvents(small);
  for (const refused of [
    () => user.call(contract.toggleNightMode, { isNightMode: false }),
    () => user.call(contract.updateUserArray, { stepsDone: 'did_onboarding' }),
    () => user.call(markAllHasRead, {}),
  ]) {
    await expect(refused()).rejects.toMatchObject({ code: 'too_many_requests', status: 429 });
  }
  expect(await countEvents(small)).toBe(before);
});
