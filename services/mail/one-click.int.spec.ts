import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUser, retrieveUser, updateUserArray } from '#domain/accounts/contract.ts';
import { fetchMailList, leaveMailList, rejoinMailList } from '#domain/mail/list-contract.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { expectRefusal } from '#infra/testing/refusals.ts';
import { createUnsubscribeToken, unsubscribeLinksOf } from './unsubscribe-token.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
});
afterAll(() => api[Symbol.asyncDispose]());

const form = 'application/x-www-form-urlencoded';
const pressed = 'List-Unsubscribe=One-Click';
const tokenFor = ({ userId }: TestUser, list: 'general' | 'third_party' = 'general') => {
  const { settings, clock } = api.dependencies;
  return createUnsubscribeToken(settings, { userId, list }, clock());
};
const press = (token: string, payload: string = pressed, type: string = form) =>
  api.inject({
    method: 'POST',
    url: `/api/mail/unsubscribe?token=${encodeURIComponent(token)}`,
    payload,
    headers: { 'content-type': type },
  });
const marksOf = async (user: TestUser) =>
  (await user.call(retrieveUser, {})).body.user.stepsDone.filter((step) => step.startsWith('can_send'));

async function agreeing() {
  const ann = await api.registerAndLogIn();
  for (const stepsDone of ['can_send_email_general', 'can_send_email_third_party'] as const) {
    await ann.call(updateUserArray, { stepsDone });
  }
  return ann;
}

test('leaves exactly one list with one click of a mail program', async () => {
  const ann = await agreeing();
  const token = await tokenFor(ann);
  for (const _ of [1, 2]) expect(await press(token)).toMatchObject({ statusCode: 204, payload: '' });
  expect(await marksOf(ann)).toEqual(['can_send_email_third_party']);
  const parts = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
  const other = await tokenFor(ann, 'third_party');
  expect((await press(other, parts, 'multipart/form-data; boundary=x')).statusCode).toBe(204);
  expect(await marksOf(ann)).toEqual([]);
});

test('changes nothing when the link is opened; the page leaves the list and joins it again', async () => {
  const ann = await agreeing();
  const token = await tokenFor(ann);
  const { settings, clock } = api.dependencies;
  const leaving = { userId: ann.userId, list: 'general' } as const;
  const { oneClick } = await unsubscribeLinksOf(settings, leaving, { site: '', now: clock() });
  expectRefusal(await api.inject({ method: 'GET', url: oneClick }), 405, 'invalid_input');
  const visitor = api.visitor();
  expect((await visitor.call(fetchMailList, { token })).body).toEqual({ list: 'general', isOn: true });
  expect(await marksOf(ann)).toHaveLength(2);
  expect((await visitor.call(leaveMailList, { token })).body.isOn).toBe(false);
  expect(await marksOf(ann)).toEqual(['can_send_email_third_party']);
  expect((await visitor.call(rejoinMailList, { token })).body.isOn).toBe(true);
  expect((await marksOf(ann)).toSorted()).toEqual(['can_send_email_general', 'can_send_email_third_party']);
});

test('refuses another request and a foreign token', async () => {
  const ann = await agreeing();
  const token = await tokenFor(ann);
  for (const payload of ['', 'List-Unsubscribe=No', 'token=x']) {
    expectRefusal(await press(token, payload), 400, 'invalid_input');
  }
  expectRefusal(await press(token, '{}', 'application/json'), 415, 'invalid_input');
  for (const wrong of ['', `${token}x`, ann.token, 'x'.repeat(3_000)]) {
    expectRefusal(await press(wrong), 422, 'token_invalid');
  }
  expectRefusal(await press(token, `${pressed}&x=${'x'.repeat(2_000)}`), 413, 'too_large');
  expect(await marksOf(ann)).toHaveLength(2);
});

test('refuses the link of a deleted account', async () => {
  const ann = await agreeing();
  const token = await tokenFor(ann);
  await ann.call(deleteUser, { password: ann.password });
  expectRefusal(await press(token), 422, 'token_invalid');
});
