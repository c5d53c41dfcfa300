import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultPackages } from '#domain/commerce/packages/default-packages.ts';
import { createPromotion } from '#domain/commerce/promotions/promotion-contract.ts';
import type { InputOf } from '#domain/core/contract.ts';
import { uploadContentFile } from '#domain/content/file-contract.ts';
import { previewOldAccounts } from '#domain/old-accounts/contract.ts';
import { sendContactEmail } from '#domain/inbox/contact-contract.ts';
import { createPerk } from '#domain/perks/admin-contract.ts';
import { declineReferral } from '#domain/referrals/admin-contract.ts';
import { createSurvey } from '#domain/surveys/admin-contract.ts';
import { draftQuestion, resolveReport, uploadQuestionPicture } from '#domain/questions/admin-contract.ts';
import { reportQuestion } from '#domain/questions/contract.ts';
import { importQuestions } from '#domain/questions/exchange-contract.ts';
import { questionsIn } from '#domain/fixed-tests/fixed-test-content.ts';
import { startMockTest } from '#domain/sittings/sit-mock-test.ts';
import { fixedTestOf } from '#domain/fixed-tests/testing/fixed-tests.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import * as contract from '#domain/support/contract.ts';
import { answerableCodes } from '#domain/question-types/registry.ts';
import { rsaQuestion, sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { eventually, seedAccount, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { calls } from '#domain/calls.ts';
import { noiseOf, sendRecording } from '#infra/testing/send-recording.ts';
import { contentFolder } from '#infra/testing/second-composition.ts';
import { runningPerk, runningSurvey, seedEngagement } from '#infra/testing/engagement.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { buy } from '#services/commerce/testing/buy.ts';
import { packed } from '#services/files/testing/packed.ts';
import { onSitting } from '#services/sittings/commands.ts';
import * as bank from '#services/questions/commands.ts';
import { writePackage } from '#services/questions/exchange/write-package.ts';
import { allRoutes } from '#services/routes.ts';
import { createSessionTokens } from '#services/identity/tokens.ts';

const tokenSecret = randomBytes(32).toString('hex');
/** By these one account is old, which is made for it. */
const oldRules = { inactiveDays: 3_650, keepsBuyers: true };
const inAnHour = () => new Date(Date.now() + 3_600_000);

let api: TestApi;
let admin: TestUser;
let student: TestUser;
let victim: TestUser;
/** A report that the victim made. */
let reportId: string;
/** A sitting of the victim that could be given back. */
let sat: string;
/** The victim's purchase. */
let bought: string;
/** A conversation of the victim with the team. */
const written = randomUUID();
/** A recording of the victim. */
let spoken: string;
/** Tokens that do not belong to an admin, by their fault, with the expected status. */
let tokens: Record<string, { token: string | undefined; status: 401 | 403 }>;

beforeAll(async () => {
  api = await startTestApi({ settings: { tokenSecret }, questions: [seeded('RSA').uid] });
  [admin, student, victim] = await Promise.all([api.admin(), api.registerAndLogIn(), api.registerAndLogIn()]);
  const { body: reported } = await victim.call(reportQuestion, {
    uid: seeded('RSA').uid,
    reason: 'other',
  });
  reportId = reported.reportId;
  sat = await sit(victim);
  await keep(questionsIn(fixed));
  bought = await buy(api, victim, 'package_silver');
  await admin.call(createPromotion, { ...promotion, promoId: 'spring' });
  await seedEngagement(api, admin, [victim, student]);
  const account = {
    email: 'old@example.com',
    password: 'a long password',
    platformAccess: 'student',
  } as const;
  await seedAccount(api.dependencies, account, '2010-01-01T00:00:00.000Z');
  await eventually(async () => {
    const { total } = (await admin.call(previewOldAccounts, oldRules)).body;
    if (total === 0) throw new Error('the old account is not listed yet');
  });
  const message = { email: victim.email, message: 'When do you open?' };
  await victim.call(sendContactEmail, message, { commandId: written });
  spoken = await sendRecording(victim, noiseOf(1000));
  const payload = JSON.parse(Buffer.from(admin.token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
    sid: string;
  };
  const claims = { sub: payload.sub, sid: payload.sid };
  const [, body = '', signature = ''] = admin.token.split('.');
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  const raised = Buffer.from(JSON.stringify({ ...payload, platformAccess: 'admin' })).toString('base64url');
  tokens = {
    'a visitor': { token: undefined, status: 401 },
    'a student': { token: student.token, status: 403 },
    'a token under another key': {
      token: await createSessionTokens(randomBytes(32).toString('hex')).sign(claims, inAnHour()),
      status: 401,
    },
    'a token without a signature': { token: `${unsigned}.${body}.`, status: 401 },
    'a token with other claims under the old signature': {
      token: `${admin.token.split('.')[0]}.${raised}.${signature}`,
      status: 401,
    },
    'a token whose time is over': {
      token: await createSessionTokens(tokenSecret).sign(claims, new Date(0)),
      status: 401,
    },
    'a good token of a session that there never was': {
      token: await createSessionTokens(tokenSecret).sign({ ...claims, sid: 'made-up' }, inAnHour()),
      status: 401,
    },
  };
});
afterAll(() => api[Symbol.asyncDispose]());

const silver = defaultPackages.find(({ packageId }) => packageId === 'package_silver');
const promotion = {
  kind: 'open',
  discount: 20,
  startTime: '2026-11-01T00:00:00.000Z',
  endTime: '2026-12-01T00:00:00.000Z',
  target: ['package_silver'],
  reason: 'A reason',
} satisfies Omit<InputOf<typeof createPromotion>, 'promoId'>;

/** A fixed test that an admin builds. */
const fixed = fixedTestOf('core', 'reading', 101);

/** Questions kept for tests. */
async function keep(uids: readonly string[]): Promise<void> {
  for (const uid of uids) {
    const type = answerableCodes.find((code) => uid.startsWith(code)) ?? 'RSA';
    const context = () => ({
      commandId: randomUUID(),
      correlationId: randomUUID(),
      actor: { kind: 'system', id: 'test' } as const,
      at: new Date().toISOString(),
    });
    const question = { ...sampleQuestions[type], uid, reserved: true };
    await bank.draftQuestion(api.dependencies, question, context());
    await bank.publishQuestion(api.dependencies, uid, context());
  }
}

/** A sitting that the flag paid for. */
async function sit({ userId }: TestUser): Promise<string> {
  const sessionId = randomUUID();
  const now = new Date().toISOString();
  const context = {
    commandId: sessionId,
    correlationId: sessionId,
    actor: { kind: 'student', id: userId },
  } as const;
  const sections = oneClock('reading', 60, [{ uid: seeded('RSA').uid, revision: 1 }]);
  const started = { sessionId, mockTestId: 'full_core', userId, sections, paidBy: 'flag', now } as const;
  await onSitting(api.dependencies, sessionId, { ...context, at: now, userId }, (state) =>
    startMockTest(state, started),
  );
  return sessionId;
}

const adminCalls = calls.filter(({ access }) => access === 'admin');

const strangers = [
  'a visitor',
  'a student',
  'a token under another key',
  'a token without a signature',
  'a token with other claims under the old signature',
  'a token whose time is over',
  'a good token of a session that there never was',
];

/** What each address would do to the victim, or reveal of them, if it did not check access. */
const requests = adminCalls.map(({ method, path, upload }) => ({
  method,
  url: path.replace(':id', '<victim>'),
  mediaType: upload?.mediaTypes[0],
}));
const recording = readFileSync(join(contentFolder, 'LWD', seeded('LWD').track));
const archive = await packed(writePackage([rsaQuestion], 'json', () => Promise.resolve(undefined)));

const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer();
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');

/** The body of a POST, or the file with the rest of the input in the address. */
const sent = ({ method, url, mediaType }: (typeof requests)[number]) => {
  if (mediaType === undefined) return { method, url, ...(method === 'POST' && { payload: payloadOf(url) }) };
  const type = { 'content-type': mediaType };
  if (url === importQuestions.path) return { method, url, payload: archive, headers: type };
  if (url === uploadContentFile.path)
    return { method, url, payload: pdf, headers: { 'content-type': 'application/pdf' } };
  if (url === uploadQuestionPicture.path)
    return { method, url: `${url}?uid=${seeded('SDI').uid}`, payload: picture, headers: type };
  return { method, url: `${url}?uid=${seeded('LWD').uid}`, payload: recording, headers: type };
};

/** A body that satisfies every one of these calls. */
const payloadOf = (url: string) => ({
  ...(url.includes('Perk') ? runningPerk : runningSurvey),
  ...(url === createSurvey.path && { surveyId: 'summer' }),
  ...(url === createPerk.path && { perkId: 'food' }),
  documentId: 'faq.prices',
  baseRevision: 0,
  revision: 1,
  body: {
    kind: 'faq',
    name: 'Prices',
    questions: [{ question: 'What does it cost?', answer: 'See the [prices](/pricing).' }],
  },
  text: 'They are here.',
  conversationId: written,
  reply: 'On Monday.',
  firstName: 'Ada',
  list: 'general',
  href: null,
  // One is released before the other is declined.
  userId: url === declineReferral.path ? student.userId : victim.userId,
  id: url === resolveReport.path ? reportId : victim.userId,
  ...(url.endsWith('Promotion') && promotion),
  reason: promotion.reason,
  role: 'student',
  credits: 1,
  percent: 25,
  file: 'no receipt',
  kind: url.endsWith('Promotion') ? promotion.kind : 'speaking',
  paidExpiryTime: '2030-01-01T00:00:00.000Z',
  uid: seeded('RSA').uid,
  question: url === draftQuestion.path ? rsaQuestion : seeded('RSA'),
  track: seeded('LWD').track,
  image: seeded('SDI').image,
  recording: spoken,
  sessionId: sat,
  test: fixed,
  mockTestId: fixed.mockTestId,
  resolution: 'declined',
  judgement: 'accepted',
  note: 'It is right as it is.',
  cartId: bought,
  ...silver,
  country: 'US',
  ...oldRules,
  expected: 1,
  filter: {},
  format: 'json',
  promoId: url === createPromotion.path ? 'summer' : 'spring',
  from: '2026-11-01',
  to: '2026-11-30',
});

test('covers every admin call, each with its route', async () => {
  expect(adminCalls.length).toBeGreaterThanOrEqual(12);
  const ofAdmins = (await allRoutes(api.dependencies)).filter(({ call }) => call.access === 'admin');
  expect(ofAdmins.map(({ call }) => call.name).toSorted()).toEqual(
    adminCalls.map(({ name }) => name).toSorted(),
  );
  expect(Object.keys(tokens)).toEqual(strangers);
});

test('covers every route for admins', () => {
  const routes = [...api.app.accessOfRoutes()].filter(([, access]) => access === 'admin');
  // A file is answered to HEAD by the same route.
  const names = routes
    .map(([name]) => name.replace(/^GET,HEAD /, 'GET '))
    .filter((name) => !name.startsWith('HEAD '));
  const tried = requests.map(({ method, url }) => `${method} ${url.replace('<victim>', ':id')}`);
  expect(tried.toSorted()).toEqual(names.toSorted());
});

describe.each(requests)('$method $url', (request) => {
  const send = (token: string | undefined) => {
    const { url, headers, ...rest } = sent(request);
    return api.inject({
      ...rest,
      url: url.replace('<victim>', victim.userId),
      headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    });
  };

  test.each(strangers)('is refused to %s and reveals nothing', async (who) => {
    const { token, status } = tokens[who] ?? { token: '', status: 0 };
    const before = await countEvents();
    const response = await send(token);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ code: expect.any(String) as string, errors: {} });
    expect(response.payload).not.toContain(victim.email);
    expect(response.headers['content-range']).toBeUndefined();
    expect(await countEvents()).toBe(before);
  });
});

test('is answered for the admin, so that the refusals above prove something', async () => {
  for (const request of requests.filter(({ url: address }) => !address.includes('<victim>'))) {
    const { method, url, headers, ...rest } = sent(request);
    const response = await api.inject({
      ...rest,
      method,
      url,
      headers: { ...headers, authorization: `Bearer ${admin.token}` },
    });
    expect(`${method} ${url} ${response.statusCode}`).toBe(`${method} ${url} 200`);
  }
});

test('refuses a blocked admin', async () => {
  const other = await api.admin();
  await admin.call(contract.blockStudent, { id: other.userId, reason: 'Left the team' });
  const response = await api.inject({
    method: 'GET',
    url: '/api/admin/users',
    headers: { authorization: `Bearer ${other.token}` },
  });
  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject({ code: 'access_blocked' });
});

async function countEvents(): Promise<number> {
  const ids = new Set<string>();
  for await (const { id } of api.storage.store.readAll()) ids.add(id);
  return ids.size;
}
