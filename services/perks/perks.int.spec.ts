import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePerk, createPerk, endPerk, perks } from '#domain/perks/admin-contract.ts';
import { claimPerk, fetchAllPerks } from '#domain/perks/contract.ts';
import { dayMs } from '#domain/core/durations.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { refusalOf } from '#infra/testing/refusal-of.ts';

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  admin = await api.admin();
});
afterAll(() => api[Symbol.asyncDispose]());

const from = (ms: number) => new Date(Date.now() + ms).toISOString();
const perkNamed = (perkId: string) => ({
  perkId,
  title: 'Books',
  text: '20 % off',
  code: 'NINETY20',
  link: 'https://books.example.org/',
  startTime: from(-dayMs),
  endTime: from(dayMs),
  audience: 'all' as const,
  reason: 'A partner',
});

test('lets a student claim an offer once, and shows its code only then', async () => {
  await admin.call(createPerk, perkNamed('books'));
  await admin.call(createPerk, { ...perkNamed('for-payers'), audience: 'paid' });
  await admin.call(createPerk, { ...perkNamed('later'), startTime: from(dayMs / 2) });
  await admin.call(perks.list, {});
  const student = await api.registerAndLogIn();
  const offered = async () => (await student.call(fetchAllPerks, {})).body.perks;
  expect(await offered()).toMatchObject([{ perkId: 'books', code: '', link: '', isClaimed: false }]);
  for (let time = 0; time < 2; time += 1) {
    const { body } = await student.call(claimPerk, { perkId: 'books' });
    expect(body.perk).toMatchObject({
      code: 'NINETY20',
      link: 'https://books.example.org/',
      isClaimed: true,
    });
  }
  expect(await offered()).toMatchObject([{ perkId: 'books', code: 'NINETY20', isClaimed: true }]);
  expect((await student.call(fetchAllPerks, {})).body.perks).toHaveLength(1);
  const one = await admin.call(perks.one, { id: 'books' });
  expect(one.body).toMatchObject({ claimed: 1, status: 'running' });
  for (const perkId of ['for-payers', 'later']) {
    expect(await refusalOf(student.call(claimPerk, { perkId }))).toMatchObject({ code: 'perk_not_offered' });
  }
  expect(await refusalOf(student.call(claimPerk, { perkId: 'no-such' }))).toMatchObject({ status: 404 });

  await admin.call(changePerk, { ...perkNamed('books'), title: 'More books' });
  await admin.call(endPerk, { perkId: 'books', reason: 'Enough' });
  expect((await admin.call(perks.one, { id: 'books' })).body).toMatchObject({
    title: 'More books',
    status: 'over',
    claimed: 1,
  });
});

test('refuses invalid offers', async () => {
  await admin.call(createPerk, perkNamed('once'));
  expect(await refusalOf(admin.call(createPerk, { ...perkNamed('once'), title: 'Other' }))).toMatchObject({
    status: 409,
    code: 'perk_exists',
  });
  const given = perkNamed('wrong');
  for (const wrong of [
    { ...given, perkId: '../perk' },
    { ...given, title: ' ' },
    { ...given, code: '', link: '' },
    { ...given, link: 'javascript:alert(1)' },
    { ...given, link: 'http://books.example.org/' },
    { ...given, picture: 'https://elsewhere.example.org/a.png' },
    { ...given, picture: '//elsewhere.example.org/a.png' },
    { ...given, endTime: given.startTime },
    { ...given, reason: '' },
  ]) {
    expect(await refusalOf(admin.call(createPerk, wrong))).toMatchObject({ code: 'invalid_input' });
  }
  expect(await refusalOf(admin.call(changePerk, given))).toMatchObject({ code: 'perk_not_found' });
  const student = await api.registerAndLogIn();
  expect(await refusalOf(student.call(createPerk, given))).toMatchObject({ code: 'not_allowed' });
});
