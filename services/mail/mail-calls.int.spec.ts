import { afterAll, beforeAll, expect, test } from 'vitest';
import { preferencesStream } from '#domain/accounts/profile/preferences.ts';
import { adminMails } from '#domain/mail/admin-contract.ts';
import {
  saveToMailList,
  updateContactName,
  updateEmailNotification,
} from '#domain/mail/settings-contract.ts';
import { startTestApi, type TestApi } from '#infra/testing/api.ts';
import { createOutbox } from './outbox.ts';
import { aMail } from './testing/a-mail.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
});
afterAll(() => api[Symbol.asyncDispose]());

test('lets a student agree to each list, and addresses them as they wish', async () => {
  const ann = await api.registerAndLogIn();
  const marks = async (change: { general?: boolean; thirdParty?: boolean }) => {
    const { stepsDone } = (await ann.call(updateEmailNotification, change)).body.user;
    return stepsDone.filter((step) => step.startsWith('can_send')).toSorted();
  };
  const [general, thirdParty] = ['can_send_email_general', 'can_send_email_third_party'];
  expect(await marks({})).toEqual([]);
  expect(await marks({ general: true, thirdParty: true })).toEqual([general, thirdParty]);
  expect(await marks({ general: true })).toEqual([general, thirdParty]);
  expect(await marks({ thirdParty: false })).toEqual([general]);
  const named = await ann.call(updateContactName, { firstName: ' Ann  Marie ' });
  expect(named.body.user.firstName).toBe('Ann Marie');
});

test('adds a student to the news list once, and removes them on request', async () => {
  const ann = await api.registerAndLogIn();
  const general = 'can_send_email_general';
  for (const _ of [1, 2]) {
    const { user } = (await ann.call(saveToMailList, {})).body;
    expect(user.stepsDone.filter((step) => step === general)).toHaveLength(1);
  }
  const stream = preferencesStream.nameOf(ann.userId);
  const marked = (await api.storage.journal.read(preferencesStream, stream)).filter(
    ({ type }) => type === 'StepMarked',
  );
  expect(marked.map(({ data }) => data)).toEqual([{ step: general }]);
  const { user } = (await ann.call(updateEmailNotification, { general: false })).body;
  expect(user.stepsDone).not.toContain(general);
  await expect(api.visitor().call(saveToMailList, {})).rejects.toMatchObject({ code: 'not_logged_in' });
});

test('shows admins the recipient and state of an email, not its text or address', async () => {
  const admin = await api.admin();
  const ann = await api.registerAndLogIn();
  const outbox = createOutbox(api.storage.pool);
  const mails = ['delivered', 'failed', 'suppressed', 'waiting'].map((state) =>
    aMail({ id: `${state}-${ann.userId}`, userId: ann.userId, to: ann.email, subject: `It is ${state}` }),
  );
  for (const mail of mails) await outbox.send(mail);
  await outbox.markDelivered(`delivered-${ann.userId}`);
  await outbox.markFailed(`failed-${ann.userId}`);
  await outbox.markSuppressed(`suppressed-${ann.userId}`);
  await outbox.send(aMail({ userId: '', kind: 'contact_message' }));
  const list = async (filter: object) =>
    (
      await admin.call(adminMails.list, {
        filter: JSON.stringify(filter),
        sort: JSON.stringify(['state', 'ASC']),
      })
    ).body;
  const own = await list({ userId: ann.userId });
  expect(own.map(({ state, subject, userId }) => [state, subject, userId])).toEqual(
    ['delivered', 'failed', 'suppressed', 'waiting'].map((state) => [state, `It is ${state}`, ann.userId]),
  );
  expect(own.map(({ closedAt }) => closedAt === null)).toEqual([false, false, false, true]);
  expect(JSON.stringify(own)).not.toContain(ann.email);
  expect((await list({ state: 'failed', userId: ann.userId })).map(({ id }) => id)).toEqual([
    `failed-${ann.userId}`,
  ]);
  expect((await list({ kind: 'contact_message' })).map(({ userId }) => userId)).toEqual([null]);
  await expect(ann.call(adminMails.list, {})).rejects.toMatchObject({ code: 'not_allowed' });
});
