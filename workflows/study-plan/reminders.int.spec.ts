import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { deleteUser } from '#domain/accounts/contract.ts';
import { fetchMailList, leaveMailList, rejoinMailList } from '#domain/mail/list-contract.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { isScoredByRule } from '#domain/question-types/registry.ts';
import * as contract from '#domain/study-plan/contract.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { questionBank, rightAnswer } from '#infra/testing/question-bank.ts';
import { createTokens } from '#services/identity/tokens.ts';
import { createOutbox, type Outbox } from '#services/mail/outbox.ts';
import { createReminderRound } from './reminders.ts';

/** A Monday, 8:00 in Berlin. */
const morning = '2026-11-23T07:00:00.000Z';
let now = morning;
let api: TestApi;
let outbox: Outbox;
beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  outbox = createOutbox(api.storage.pool);
});
afterAll(() => api[Symbol.asyncDispose]());

const settings = {
  examDate: null,
  targetScore: 70,
  weekdays: [1, 3],
  minutesAWeek: 60,
  reminder: { hour: 7, timeZone: 'Europe/Berlin' },
};
const remind = () => {
  const { dependencies } = api;
  return createReminderRound({ ...dependencies, pool: api.storage.pool })();
};
/** Newest first. */
async function mailsOf({ userId }: TestUser) {
  return (await outbox.list(1000)).filter((mail) => mail.userId === userId && mail.id.startsWith('plan-'));
}
async function reminded(change: Partial<typeof settings> = {}) {
  now = morning;
  const user = await api.registerAndLogIn();
  const saved = await user.call(contract.saveStudyPlan, { ...settings, ...change });
  await api.dependencies.readModels.waitFor(['plan_reminders'], saved.position);
  return user;
}

test('reminds a student once a day of the plan, from the chosen hour', async () => {
  const ann = await reminded();
  now = '2026-11-23T05:59:59.000Z';
  await remind();
  expect(await mailsOf(ann)).toEqual([]);
  now = morning;
  await remind();
  await remind();
  const [mail, ...others] = await mailsOf(ann);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: ann.email, subject: 'Today: 30 minutes' });
  expect(mail?.text).toMatch(/^- .+, \d+ questions?, about \d+ minutes$/m);
  // The plan has time on Wednesday, not on Tuesday.
  for (const day of ['24', '25']) {
    now = `2026-11-${day}T07:00:00.000Z`;
    await remind();
  }
  expect((await mailsOf(ann)).map(({ id }) => id.slice(-10))).toEqual(['2026-11-25', '2026-11-23']);
});

test('reminds late in the morning, but not in the afternoon', async () => {
  const [late, later] = await Promise.all([reminded(), reminded({ reminder: { hour: 4, timeZone: 'UTC' } })]);
  now = '2026-11-23T08:59:00.000Z';
  await remind();
  expect(await mailsOf(late)).toHaveLength(1);
  expect(await mailsOf(later)).toHaveLength(0);
});

test('leaves out what is already done', async () => {
  const ann = await reminded({ minutesAWeek: 240 });
  now = '2026-11-23T05:00:00.000Z';
  const { weeks } = (await ann.call(contract.fetchStudyPlan, { timeZone: 'Europe/Berlin' })).body;
  const items = (weeks[0]?.days[0]?.items ?? []).filter((item) => item.kind === 'type');
  // No analysis runs here, so use a type scored by rule.
  const done = items.find(({ type }) => isScoredByRule(type));
  if (!done) throw new Error('The plan of today has no type that a rule scores.');
  const { type } = done;
  const left = items.map((item) => item.type).filter((other) => other !== type);
  expect(left).not.toEqual([]);
  const questions = questionBank
    .filter((question) => question.type === type && question.free)
    .slice(0, done.questions);
  for (const { uid } of questions)
    await ann.call(saveQuestionDone, { uid, answer: rightAnswer(uid), secondsUsed: 10 });
  now = morning;
  await eventually(async () => {
    const own = (await ann.call(contract.fetchStudyPlan, { timeZone: 'Europe/Berlin' })).body;
    expect(own.done.types).toEqual([{ type, answered: questions.length }]);
  });
  await remind();
  const text = (await mailsOf(ann))[0]?.text ?? '';
  expect(text).not.toContain(catalogue[type].name);
  for (const other of left) expect(text).toContain(catalogue[other].name);
});

test('stops and resumes only reminders by the link in the email, without a login', async () => {
  const ann = await reminded();
  await remind();
  const [mail] = await mailsOf(ann);
  const link = /\S+\/unsubscribe\?\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const token = new URL(link).searchParams.get('token') ?? '';
  expect(mail?.oneClick).toBe(link.replace('/unsubscribe', '/api/mail/unsubscribe'));
  const visitor = api.visitor();
  for (const other of [`${token}x`, 'nothing']) {
    await expect(visitor.call(leaveMailList, { token: other })).rejects.toMatchObject({
      code: 'token_invalid',
    });
  }
  expect((await visitor.call(fetchMailList, { token })).body).toEqual({ list: 'plan_reminder', isOn: true });
  const stopped = await visitor.call(leaveMailList, { token });
  expect((await visitor.call(leaveMailList, { token })).body).toEqual({ list: 'plan_reminder', isOn: false });
  const own = (await ann.call(contract.fetchStudyPlan, {})).body.settings;
  expect(own).toEqual({ ...settings, reminder: null });
  await api.dependencies.readModels.waitFor(['plan_reminders'], stopped.position);
  now = '2026-11-25T07:00:00.000Z';
  await remind();
  expect(await mailsOf(ann)).toHaveLength(1);

  const again = await visitor.call(rejoinMailList, { token });
  expect(again.body).toEqual({ list: 'plan_reminder', isOn: true });
  expect((await ann.call(contract.fetchStudyPlan, {})).body.settings).toEqual(settings);
  now = '2027-11-30T07:00:00.000Z';
  await expect(visitor.call(leaveMailList, { token })).rejects.toMatchObject({ code: 'token_expired' });
});

test('accepts the link of an older reminder', async () => {
  const ann = await reminded();
  const former = createTokens(
    api.dependencies.settings.tokenSecret,
    'stop-reminder',
    z.object({ userId: z.string() }),
  );
  const token = await former.sign({ userId: ann.userId }, new Date(Date.parse(now) + 1000));
  const left = await api.visitor().call(leaveMailList, { token });
  expect(left.body).toEqual({ list: 'plan_reminder', isOn: false });
  expect((await ann.call(contract.fetchStudyPlan, {})).body.settings?.reminder).toBeNull();
});

test('sends no reminder to a deleted account, and keeps no mail', async () => {
  const ann = await reminded();
  await ann.call(deleteUser, { password: ann.password });
  await remind();
  expect(await mailsOf(ann)).toEqual([]);
});

test('retries an email in the next round that could not be stored', async () => {
  const ann = await reminded();
  let isAway = true;
  const pool = new Proxy(api.storage.pool, {
    get(target, name) {
      if (name === 'query' && isAway) return () => Promise.reject(new Error('away'));
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const round = createReminderRound({ ...api.dependencies, pool });
  await expect(round()).rejects.toThrow('away');
  isAway = false;
  await round();
  expect(await mailsOf(ann)).toHaveLength(1);
});
