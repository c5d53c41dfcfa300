import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUser, updateUser } from '#domain/accounts/contract.ts';
import { fetchMailList, leaveMailList, rejoinMailList } from '#domain/mail/list-contract.ts';
import { fetchReferral } from '#domain/referrals/contract.ts';
import { invitationStream } from '#domain/referrals/invitation.ts';
import { sendInvite } from '#domain/referrals/invite-contract.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import { startTestApi, type TestApi } from '#infra/testing/api.ts';
import { refusalOf } from '#infra/testing/refusal-of.ts';
import { mailAddressId } from '#services/mail/mail-address.ts';
import { createOutbox } from '#services/mail/outbox.ts';
import { invitationsReactor } from './invitations-reactor.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
});
afterAll(() => api[Symbol.asyncDispose]());

const newAddress = () => `${randomUUID().slice(0, 8)}@example.com`;

/** Handles the invitations of an address twice. @returns the mails to it */
async function mailsTo(email: string) {
  const { journal, pool, clock, settings } = api.dependencies;
  const reactor = invitationsReactor({ journal, pool, clock, settings, site: 'http://localhost:8090' });
  const id = mailAddressId(settings.personalDataKey, email);
  const events = (await journal.readAny(invitationStream.nameOf(id))) as readonly RecordedEvent[];
  for (const event of [...events, ...events]) {
    if (reactor.types.includes(event.type)) await reactor.handle(event);
  }
  return (await createOutbox(pool).list(100)).filter(({ to }) => to === email);
}

test('mails a friend once with the link of the student, despite other invitations', async () => {
  const [ann, eve, email] = [await api.registerAndLogIn(), await api.registerAndLogIn(), newAddress()];
  await ann.call(updateUser, { firstName: 'Ann' });
  await ann.call(sendInvite, { email: email.toUpperCase() });
  await ann.call(sendInvite, { email });
  await eve.call(sendInvite, { email });
  const { referralId } = (await ann.call(fetchReferral, {})).body;
  const mails = await mailsTo(email);
  expect(mails).toMatchObject([{ subject: 'Ann invites you to Ninety', kind: 'invitation' }]);
  expect(mails[0]?.text).toContain(`http://localhost:8090/u?r=${referralId}`);

  // The link in the email ends invitations to the address, without an account.
  const token = new URL(mails[0]?.oneClick ?? '').searchParams.get('token') ?? '';
  const visitor = api.visitor();
  const listOf = async () => (await visitor.call(fetchMailList, { token })).body;
  expect(await listOf()).toEqual({ list: 'invitation', isOn: true });
  expect((await visitor.call(leaveMailList, { token })).body.isOn).toBe(false);
  expect((await visitor.call(rejoinMailList, { token })).body.isOn).toBe(true);
  const oneClick = await api.inject({
    method: 'POST',
    url: mails[0]?.oneClick ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(oneClick.statusCode).toBe(204);
  expect(await listOf()).toEqual({ list: 'invitation', isOn: false });

  await ann.call(deleteUser, { password: ann.password });
  expect(await mailsTo(email)).toEqual([]);
});

test("invites neither an address with an account nor the student's own", async () => {
  const [ann, bob] = [await api.registerAndLogIn(), await api.registerAndLogIn()];
  const { pool } = api.dependencies;
  await ann.call(sendInvite, { email: bob.email });
  const [mail] = await mailsTo(bob.email);
  // Held back, so no workflow may send it.
  expect(mail && (await createOutbox(pool).findWaiting(mail.id))).toBeUndefined();
  expect(await refusalOf(ann.call(sendInvite, { email: ann.email }))).toMatchObject({
    code: 'invalid_input',
  });
  expect(await refusalOf(ann.call(sendInvite, { email: 'no address' }))).toMatchObject({
    code: 'invalid_input',
  });
});
