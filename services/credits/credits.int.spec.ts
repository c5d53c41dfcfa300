import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headers } from '#domain/core/contract.ts';
import { CallFailed } from '#domain/core/call-failed.ts';
import { fetchCredits, fetchCreditsOfUser, grantCredits, resetCredits } from '#domain/credits/contract.ts';
import {
  useSpeakingCredit as askForSpeaking,
  useWritingCredit as askForCredits,
} from '#domain/credits/contract.ts';
import {
  actOnLedger,
  creditLedgerStream,
  returnSpentCredit,
  spendCredit,
  type Act,
  type CreditLedgerEvent,
  type NoCredits,
} from '#domain/credits/credit-ledger.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import { retrieveUser } from '#domain/accounts/contract.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { sampleQuestions, wscQuestion } from '#domain/question-types/testing/questions.ts';
import { grantPaidTime } from '#domain/support/contract.ts';
import { startTestApi, type TestApi, type TestPerson, type TestUser } from '#infra/testing/api.ts';
import { noiseOf, sendRecording } from '#infra/testing/send-recording.ts';
import { draftQuestion, publishQuestion } from '../questions/commands.ts';
import { settleCredits } from './settle-credits.ts';
import { returnCreditForAnswer, grantToUser, spendForAnswer } from './credits.ts';

let api: TestApi;
let now = '2026-11-20T12:00:00.000Z';
beforeAll(async () => {
  api = await startTestApi({
    questions: 'none',
    clock: () => now,
    settings: { freeWritingCredits: 2 },
  });
  for (const question of [free, locked, read]) {
    await draftQuestion(api.storage, question, contextOf('test'));
    await publishQuestion(api.storage, question.uid, contextOf('test'));
  }
});
afterAll(() => api[Symbol.asyncDispose]());

const free = { ...wscQuestion, free: true };
const locked = { ...wscQuestion, uid: 'WSC-9002', free: false };
const read = sampleQuestions.SRA;
const { uid } = free;
const answer = { type: 'WSC', text: 'Tunnels carry water.' } as const;
const contextOf = (id: string) => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  at: now,
  actor: { kind: 'system', id } as const,
});
const write = (person: TestPerson, commandId = randomUUID(), of = uid) =>
  person.call(saveQuestionDone, { uid: of, answer, secondsUsed: 60 }, { commandId });
const ledgerOf = async (person: TestPerson) => (await person.call(fetchCredits, {})).body;
const causesOf = async (person: TestPerson) =>
  (await ledgerOf(person)).entries
    .filter(({ kind }) => kind === 'writing')
    .map(({ change, cause, balance }) => [change, cause, balance]);

async function refusalOf(made: Promise<unknown>) {
  try {
    await made;
  } catch (error) {
    if (error instanceof CallFailed) return { code: error.code, fields: error.fields };
  }
  throw new Error('nothing was refused');
}

test('charges a written answer once, and refuses it without credits with the right message', async () => {
  const ann = await api.registerAndLogIn();
  expect(await ledgerOf(ann)).toMatchObject({
    writingCredits: 2,
    speakingCredits: 10,
    writingMessage: null,
    speakingMessage: null,
  });
  const once = randomUUID();
  await write(ann, once);
  await write(ann, once);
  await write(ann);
  expect(await causesOf(ann)).toEqual([
    [-1, 'spent', 0],
    [-1, 'spent', 1],
    [2, 'welcome', 2],
  ]);
  const freeWords = 'You have reached your free Ai writing credit limit. Check our packages for more.';
  expect(await refusalOf(write(ann))).toEqual({
    code: 'no_writing_credits',
    fields: { writingCredits: freeWords },
  });
  expect((await ledgerOf(ann)).writingMessage).toBe(freeWords);
  // A repetition gets its first answer, with or without credits.
  expect((await write(ann, once)).status).toBe(202);
  const admin = await api.admin();
  const paidExpiryTime = '2030-01-01T00:00:00.000Z';
  await admin.call(grantPaidTime, { id: ann.userId, paidExpiryTime, reason: 'Paid by transfer' });
  await expect
    .poll(() => refusalOf(write(ann)))
    .toMatchObject({
      fields: { writingCredits: 'Your Ai writing analysis has been limited. Please contact the team.' },
    });
});

test('gives a visitor ten spoken answers apart from written ones, and refuses the eleventh', async () => {
  const visitor = api.visitor();
  const said = {
    type: 'SRA',
    recording: await sendRecording(visitor, noiseOf(2000)),
    seconds: 4,
  } as const;
  const speak = () => visitor.call(saveQuestionDone, { uid: read.uid, answer: said, secondsUsed: 20 });
  for (let left = 9; left >= 0; left -= 1) {
    await speak();
    expect(await ledgerOf(visitor)).toMatchObject({
      writingCredits: 3,
      speakingCredits: left,
      speakingCreditsUsed: 10 - left,
    });
  }
  const { speakingMessage } = await ledgerOf(visitor);
  expect(speakingMessage).toBe('You have no free Ai credit left. Create an account to get more credits.');
  expect(await refusalOf(speak())).toEqual({
    code: 'no_speaking_credits',
    fields: {
      speakingCredits: 'You have no free Ai credit left. Create an account to get more credits.',
    },
  });
});

test('limits the spoken answers of visitors of one network together', async () => {
  const speak = async (person: TestPerson, sound: Uint8Array) => {
    const recording = await sendRecording(person, sound);
    return person.call(saveQuestionDone, {
      uid: read.uid,
      answer: { type: 'SRA', recording, seconds: 4 },
      secondsUsed: 20,
    });
  };
  // The test before used ten, and the refused one freed its place.
  for (const visitor of [api.visitor(), api.visitor()])
    for (let answered = 0; answered < 10; answered += 1) await speak(visitor, noiseOf(2000));
  const another = api.visitor();
  expect(await refusalOf(speak(another, noiseOf(2000)))).toMatchObject({ code: 'no_speaking_credits' });
  expect((await ledgerOf(another)).speakingCredits).toBe(10);
  const user = await api.registerAndLogIn();
  expect((await speak(user, noiseOf(2000))).status).toBe(202);
});

test('charges nothing for an answer refused for another reason', async () => {
  const ann = await api.registerAndLogIn();
  expect(await refusalOf(write(ann, randomUUID(), locked.uid))).toMatchObject({ code: 'paid_plan_needed' });
  const other = { uid, answer: { type: 'RSA', selectedAnswer: 'One' } as const, secondsUsed: 1 };
  expect(await refusalOf(ann.call(saveQuestionDone, other))).toMatchObject({ code: 'answer_does_not_fit' });
  expect((await ledgerOf(ann)).writingCredits).toBe(2);
});

test('spends exactly one credit for fifty concurrent answers', async () => {
  const ann = await api.registerAndLogIn();
  await write(ann);
  await api.listen();
  const { port } = api.app.server.address() as AddressInfo;
  const send = async () => {
    const response = await fetch(`http://127.0.0.1:${port}${saveQuestionDone.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${ann.token}`,
        [headers.idempotencyKey]: randomUUID(),
      },
      body: JSON.stringify({ uid, answer, secondsUsed: 60 }),
    });
    await response.text();
    return response.status;
  };
  const statuses = await Promise.all(Array.from({ length: 50 }, send));
  expect(statuses.filter((status) => status === 202)).toHaveLength(1);
  expect(statuses.filter((status) => status === 402)).toHaveLength(49);
  expect((await causesOf(ann)).filter(([, cause]) => cause === 'spent')).toHaveLength(2);
});

test('stores and charges one answer repeated by fifty tabs once', async () => {
  const ann = await api.registerAndLogIn();
  const once = randomUUID();
  const sent = await Promise.all(Array.from({ length: 50 }, () => write(ann, once)));
  expect(new Set(sent.map(({ body }) => body.attemptId))).toEqual(new Set([once]));
  expect((await ledgerOf(ann)).writingCredits).toBe(1);
});

test('gives a visitor three credits, and shows no student the ledger of another', async () => {
  const visitor = api.visitor();
  expect((await visitor.call(resetCredits, {})).body).toEqual({
    writingCredits: 3,
    speakingCredits: 10,
    speakingCreditsUsed: 0,
    fullTestCredits: 0,
    sectionalTestCredits: 0,
  });
  for (let index = 0; index < 3; index += 1) await write(visitor);
  expect(await refusalOf(write(visitor))).toMatchObject({ code: 'no_writing_credits' });
  for (const ask of [askForCredits, askForSpeaking, askForSpeaking]) {
    expect((await visitor.call(ask, {})).body).toMatchObject({ writingCredits: 0, speakingCredits: 10 });
  }
  expect((await api.visitor().call(fetchCredits, {})).body.writingCredits).toBe(3);
});

test('grants once with a reason that the owner can read', async () => {
  const [ann, admin] = [await api.registerAndLogIn(), await api.admin()];
  const granted = { id: ann.userId, kind: 'writing', credits: 5, reason: 'Was ill' } as const;
  const commandId = randomUUID();
  await admin.call(grantCredits, granted, { commandId });
  const { body } = await admin.call(grantCredits, granted, { commandId });
  expect(body.writingCredits).toBe(7);
  const seen = await ledgerOf(ann);
  expect(seen.entries[0]).toMatchObject({ change: 5, cause: 'admin', balance: 7, reason: 'Was ill' });
  expect((await admin.call(fetchCreditsOfUser, { id: ann.userId })).body).toEqual(seen);
  expect((await ann.call(retrieveUser, {})).body.user.writingCredits).toBe(7);
  expect(await refusalOf(ann.call(grantCredits, granted))).toMatchObject({ code: 'not_allowed' });
  const nobody = { ...granted, id: randomUUID() };
  expect(await refusalOf(admin.call(grantCredits, nobody))).toMatchObject({ code: 'not_found' });
});

test('returns a credit once across eight processes, and never an unspent one', async () => {
  const ann = await api.registerAndLogIn();
  const person = { userId: ann.userId };
  const { journal, settings } = api.dependencies;
  const own = { journal, settings };
  const attempt = { kind: 'writing', attemptId: randomUUID(), uid } as const;
  const never = { ...attempt, attemptId: randomUUID(), cause: 'answer_missing' } as const;
  await returnCreditForAnswer(own, person, never, contextOf('test'));
  expect(await ledgerEvents(ann)).toEqual([]);
  await spendForAnswer(own, person, attempt, contextOf('test'));
  await Promise.all(
    Array.from({ length: 8 }, () =>
      returnCreditForAnswer(
        { settings, journal: { ...journal } },
        person,
        { ...attempt, cause: 'analysis_failed' },
        contextOf('test'),
      ),
    ),
  );
  expect(await causesOf(ann)).toEqual([
    [1, 'analysis_failed', 2],
    [-1, 'spent', 1],
    [2, 'welcome', 2],
  ]);
});

test('reads only the last of thousands of entries, and still knows old ones', async () => {
  const ann = await api.registerAndLogIn();
  const person = { userId: ann.userId };
  const { journal, settings } = api.dependencies;
  const stream = creditLedgerStream.nameOf(ann.userId);
  const first = { kind: 'writing', attemptId: randomUUID(), uid } as const;
  let state = creditLedgerStream.initial;
  const events: CreditLedgerEvent[] = [];
  const act = (one: Act<NoCredits>) => {
    const decided = actOnLedger({ writing: 2, speaking: 10 }, one)(state);
    if ('rejected' in decided) throw new Error(decided.rejected);
    state = fold(creditLedgerStream, decided, state);
    events.push(...decided);
  };
  act((ledger) => spendCredit(ledger, first));
  for (let index = 0; index < 1_500; index += 1) {
    const answered = { ...first, attemptId: `a${index}` };
    act((ledger) => spendCredit(ledger, answered));
    act((ledger) => returnSpentCredit(ledger, { ...answered, cause: 'analysis_failed' }));
  }
  const about = { ...contextOf('test'), ...person };
  await journal.append(creditLedgerStream, stream, events, 'noStream', about);

  const reads: number[] = [];
  const counting: Journal = {
    ...journal,
    async read(codec, name, options) {
      const found = await journal.read(codec, name, options);
      reads.push(found.length);
      return found;
    },
  };
  const own = { settings, journal: counting };
  await spendForAnswer(own, person, first, contextOf('test'));
  await returnCreditForAnswer(own, person, { ...first, cause: 'analysis_failed' }, contextOf('test'));
  await returnCreditForAnswer(own, person, { ...first, cause: 'analysis_failed' }, contextOf('test'));
  expect(reads).toEqual([256, 256, 256]);
  expect(events.length).toBeGreaterThan(3_000);
  const granting = { ...contextOf('test'), ...person };
  const grant = () =>
    grantToUser(own, ann.userId, { kind: 'speaking', credits: 1, reason: 'Was ill' }, granting);
  const granted = await grant();
  await spendForAnswer(own, person, { ...first, attemptId: randomUUID() }, contextOf('test'));
  expect(await grant()).toEqual({ ...granted, replayed: true });
  const told = await ledgerOf(ann);
  expect(told).toMatchObject({ writingCredits: 1, speakingCredits: 11 });
  expect(told.entries.length).toBeGreaterThan(200);
  expect(told.entries.slice(0, 5)).toMatchObject([
    { change: -1, cause: 'spent', balance: 1 },
    { change: 1, cause: 'admin', kind: 'speaking', balance: 11 },
    { change: 1, cause: 'analysis_failed', attemptId: first.attemptId, balance: 2 },
    { change: 1, attemptId: 'a1499', balance: 1 },
    { change: -1, attemptId: 'a1499', balance: 0 },
  ]);
});

test('returns a credit without its answer after some minutes', async () => {
  const ann = await api.registerAndLogIn();
  const { journal, settings, readModels } = api.dependencies;
  const own = { journal, settings };
  const lost = { kind: 'writing', attemptId: randomUUID(), uid } as const;
  await spendForAnswer(own, { userId: ann.userId }, lost, contextOf('test'));
  const { position } = await write(ann);
  await readModels.waitFor(['credits'], position, 10_000);
  const settle = (minutes: number) =>
    settleCredits(
      { ...own, pool: api.storage.pool },
      new Date(Date.parse(now) + minutes * 60_000).toISOString(),
    );
  await settle(9);
  expect((await ledgerOf(ann)).writingCredits).toBe(0);
  await settle(11);
  await settle(11);
  expect((await causesOf(ann)).slice(0, 2)).toEqual([
    [1, 'answer_missing', 1],
    [-1, 'spent', 0],
  ]);
  // The late answer is charged.
  await write(ann, lost.attemptId);
  expect((await ledgerOf(ann)).writingCredits).toBe(0);
});

const ledgerEvents = ({ userId }: TestUser) => api.storage.journal.readAny(creditLedgerStream.nameOf(userId));
