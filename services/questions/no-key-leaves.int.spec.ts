import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headers, type AnyCall } from '#domain/core/contract.ts';
import { livePath } from '#domain/core/live.ts';
import * as mockTests from '#domain/sittings/contract.ts';
import { startMockTest } from '#domain/mock-tests/contract.ts';
import { checkIfPaymentIsDone, fetchCart } from '#domain/commerce/carts/cart-contract.ts';
import { fetchMailList } from '#domain/mail/list-contract.ts';
import { fetchMockTestReceipt } from '#domain/receipts/contract.ts';
import { fetchMockTestResultPublic } from '#domain/sittings/sharing/share-contract.ts';
import { saveQuestionDone, toggleFavoriteQuestion } from '#domain/practice/contract.ts';
import { answerableCodes, isScoredByRule, studentView } from '#domain/question-types/registry.ts';
import { fetchQuestion, fetchQuestions, reportQuestion } from '#domain/questions/contract.ts';
import { grantCredits } from '#domain/credits/contract.ts';
import { offerPasskey } from '#domain/second-factors/contract.ts';
import { fetchVerification } from '#domain/accounts/contract.ts';
import { getLandingContent } from '#domain/content/contract.ts';
import { fetchSurvey } from '#domain/surveys/contract.ts';
import { grantPaidTime } from '#domain/support/contract.ts';
import { inputFor } from '#infra/testing/input-for.ts';
import { calls } from '#domain/calls.ts';
import { searchForKeys, type Told } from '#infra/testing/browser/leaks.ts';
import { questionBank, wholeBank, questionOf, rightAnswer } from '#infra/testing/question-bank.ts';
import {
  eventually,
  startTestApi,
  type TestApi,
  type TestPerson,
  type TestUser,
} from '#infra/testing/api.ts';
import { noiseOf, sendRecording } from '#infra/testing/send-recording.ts';
import { recordingOf } from '#domain/question-types/recording.ts';

/** Over the wire, in raw bodies and headers: no answer key leaves the server before the answer is in. */
let api: TestApi;
let student: TestUser;
let paid: TestUser;
const { find } = searchForKeys(wholeBank);
/** A leak depends on the type of a question and on whether it is free: one of each is requested. */
const asked = [
  ...Map.groupBy(questionBank, ({ type, free }) => `${type} ${free ? 'free' : 'paid'}`).values(),
].flatMap(([first]) => first ?? []);
const uids = asked.map(({ uid }) => uid);

beforeAll(async () => {
  api = await startTestApi();
  const [admin, other, ...students] = await Promise.all([
    api.admin(),
    api.registerAndLogIn(),
    api.registerAndLogIn(),
    api.registerAndLogIn(),
  ]);
  [student, paid] = students;
  for (const { userId: id } of [paid, other]) {
    const paidExpiryTime = '2099-01-01T00:00:00.000Z';
    await admin.call(grantPaidTime, { id, paidExpiryTime, reason: 'a test' });
  }
  const credits = asked.filter(({ type }) => !isScoredByRule(type)).length;
  for (const kind of ['writing', 'speaking'] as const)
    await admin.call(grantCredits, { id: other.userId, kind, credits, reason: 'a test' });
  // Another user has answered everything, so that there is something to leak.
  const recording = await sendRecording(other, noiseOf(64));
  await inTurns(asked, ({ uid }) => {
    const right = rightAnswer(uid);
    const answer = 'recording' in right ? { ...right, recording } : right;
    return other.call(saveQuestionDone, { uid, answer, secondsUsed: 1 });
  });
  await eventually(async () => {
    const { body } = await other.call(fetchQuestions, { status: 'done' });
    // Analyses are not finished: no worker runs here.
    const scored = asked.filter(({ type }) => isScoredByRule(type));
    if (body.total < scored.length) throw new Error('not all answers are listed yet');
  });
});
afterAll(() => api[Symbol.asyncDispose]());

/** Sixteen at a time. */
async function inTurns<Item, Result>(items: readonly Item[], act: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += 16) {
    results.push(...(await Promise.all(items.slice(from, from + 16).map(act))));
  }
  return results;
}

async function raw(
  person: TestPerson,
  call: Pick<AnyCall, 'method' | 'path'>,
  input: { readonly [field: string]: unknown } = {},
): Promise<{ status: number; text: string; leaks: string[] }> {
  const query = new URLSearchParams(
    Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const response = await api.inject({
    method: call.method,
    url: call.method === 'GET' ? `${call.path}?${query.toString()}` : call.path,
    headers: {
      [headers.visitor]: person.visitorId,
      [headers.idempotencyKey]: randomUUID(),
      ...(person.token !== undefined && { authorization: `Bearer ${person.token}` }),
    },
    ...(call.method === 'POST' && { payload: input }),
  });
  const uid = typeof input['uid'] === 'string' ? input['uid'] : undefined;
  const about = (text: string): Told => ({ text, ...(uid !== undefined && { uid }) });
  // The time and the length of an answer are not keys, though "11" may be one.
  const { date: _date, 'content-length': _length, ...told } = response.headers;
  const leaks = [response.payload, JSON.stringify(told)].flatMap((text) => find(about(text)));
  return { status: response.statusCode, text: response.payload, leaks };
}

test('finds the key of every question of every type in a leak', () => {
  expect(new Set(questionBank.map(({ type }) => type))).toEqual(new Set(answerableCodes));
  for (const question of questionBank) {
    const { uid } = question;
    const leaksOf = (told: object) => find({ uid, text: JSON.stringify({ deep: [told] }) });
    for (const leak of [question, studentView(question, 'after')]) {
      expect(leaksOf(leak).length).toBeGreaterThan(3);
    }
    expect([uid, leaksOf(studentView(question, 'before'))]).toEqual([uid, []]);
  }
});

const persons = ['a visitor', 'a student', 'a paid student'] as const;
const personCalled = (who: (typeof persons)[number]): TestPerson =>
  ({ 'a visitor': api.visitor(), 'a student': student, 'a paid student': paid })[who];
/** These calls find nothing here: their own specs prove their answers. */
const refused = new Map<unknown, number>([
  // A running test has no receipt, and an invented name has no share.
  [fetchMockTestReceipt, 409],
  [fetchMockTestResultPublic, 404],
  // Nor a cart, a mail link or a recent confirmation of identity.
  [fetchCart, 404],
  [checkIfPaymentIsDone, 404],
  [fetchMailList, 422],
  [offerPasskey, 403],
  [fetchVerification, 422],
  [fetchSurvey, 404],
  [getLandingContent, 404],
]);
/** Calls that answer with a file have a test of their own below. */
const queries = calls.filter(
  ({ effect, access, download }) => effect === 'query' && access !== 'admin' && !download,
);

const playable = /([A-Za-z0-9-]+)\.\d{10}\.[\w-]{22}/g;
const nameOf = (file: string) => file.replace(/\.\w+$/, '');
const freeFiles = new Set(
  questionBank.flatMap((question) => {
    const pictures = 'image' in question && question.image !== undefined ? [question.image] : [];
    const { track } = recordingOf(question) ?? {};
    const files = [...(track === undefined ? [] : [track]), ...pictures];
    return question.free ? files.map(nameOf) : [];
  }),
);

describe.each(queries.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  const hasUid = 'uid' in inputFor(call, { uid: '' });
  test.each(persons)('shows %s no key, and no recording of a paid question', async (who) => {
    const person = personCalled(who);
    const known = (uid: string) => ({ uid, id: person.token && paid.userId, limit: 100 });
    const inputs = (hasUid ? uids : ['']).map((uid) => inputFor(call, known(uid)));
    const answers = await inTurns(inputs, (input) => raw(person, call, input));
    expect(answers.flatMap(({ leaks }) => leaks)).toEqual([]);
    const named = answers.flatMap(({ text }) => [...text.matchAll(playable)].map(([, name]) => name ?? ''));
    const paidFiles = named.filter((name) => !freeFiles.has(name));
    const [hears, hearsAll] = [call === fetchQuestion, who === 'a paid student'];
    expect([named.length > 0, paidFiles.length > 0]).toEqual([hears, hears && hearsAll]);
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter((status) => status >= 500 || status === 400)).toEqual([]);
    // A call that is never answered proves nothing: one with more preconditions has a test of its own below.
    const needsSitting = 'sessionId' in inputFor(call);
    // It returns the sender's own text, which `analyse-writing-text.int.spec.ts` proves.
    const needsWriting = 'selectedAnswer' in inputFor(call);
    const isAnswered = statuses.has(200) || refused.has(call);
    expect(isAnswered || needsSitting || needsWriting || who !== 'a paid student').toBe(true);
  });
});

test('shows the whole list and each question without a key', async () => {
  for (const who of persons) {
    const person = personCalled(who);
    const pages = Math.ceil(questionBank.length / 100);
    for (let page = 0; page < pages; page += 1) {
      const { status, leaks } = await raw(person, fetchQuestions, { limit: 100, offset: page * 100 });
      expect([status, leaks]).toEqual([200, []]);
    }
    const seen = await inTurns(asked, ({ uid }) => raw(person, fetchQuestion, { uid }));
    for (const [index, { status, text }] of seen.entries()) {
      const { uid, topic, free } = asked[index] ?? questionOf('');
      expect([uid, status]).toEqual([uid, free || person === paid ? 200 : 402]);
      expect([uid, text.includes(JSON.stringify(topic))]).toEqual([uid, status === 200]);
    }
  }
});

describe('a refusal reveals nothing', () => {
  test('for an answer that does not fit', async () => {
    const answers = await inTurns(asked, ({ uid, type }) => {
      const answer = type === 'RSA' ? { type: 'RRP', items: [] } : { type: 'RSA', selectedAnswer: '' };
      return raw(paid, saveQuestionDone, { uid, answer, secondsUsed: 1 });
    });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
    expect(answers.flatMap(({ leaks }) => leaks)).toEqual([]);
  });

  test('for an answer to a locked question or an unknown revision', async () => {
    for (const [revision, expected] of [
      [undefined, 402],
      [7, 409],
    ] as const) {
      const locked = asked.filter(({ free }) => !free);
      const answers = await inTurns(locked, (question) => {
        const sent = { uid: question.uid, answer: rightAnswer(question.uid), secondsUsed: 1 };
        return raw(student, saveQuestionDone, { ...sent, ...(revision && { revision }) });
      });
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([expected]));
      expect(answers.flatMap(({ leaks }) => leaks)).toEqual([]);
    }
  });

  test('for any call with an invalid or partial input', async () => {
    const ending = new Set(['deleteUser', 'logoutStudent', 'logoutEverywhere']);
    const unharmed = calls.filter(({ name }) => !ending.has(name));
    const some = answerableCodes.map((code) => uids.find((uid) => uid.startsWith(code)) ?? '');
    const inputs = [{}, ...some.map((uid) => ({ uid, answer: {}, question: { uid } }))];
    const takesQuestion = (call: AnyCall) => 'uid' in inputFor(call, { uid: some[0] });
    const [ofQuestions, others] = [
      unharmed.filter(takesQuestion),
      unharmed.filter((call) => !takesQuestion(call)),
    ];
    for (const input of inputs) {
      const answers = await inTurns(ofQuestions, (call) => raw(student, call, input));
      expect(answers.flatMap(({ leaks }) => leaks)).toEqual([]);
    }
    for (const input of [{}, { answer: {}, question: {} }]) {
      // A refusal names the fields of its own call.
      const answers = await inTurns(others, async (call) => {
        const { leaks } = await raw(student, call, input);
        return leaks.filter((name) => !(name in inputFor(call, { [name]: 'something' })));
      });
      expect(answers.flat()).toEqual([]);
    }
  });

  test('for calls of admins', async () => {
    const forAdmins = calls.filter(({ access }) => access === 'admin');
    expect(forAdmins.length).toBeGreaterThan(5);
    for (const person of [api.visitor(), student, paid]) {
      for (const uid of uids.slice(0, 3)) {
        const known = { uid, question: questionOf(uid), reason: 'A reason', id: paid.userId };
        const answers = [
          ...(await inTurns(forAdmins, (call) => raw(person, call, inputFor(call, known)))),
          await raw(person, { method: 'GET', path: `/api/admin/questions/${uid}` }),
        ];
        expect(answers.flatMap(({ leaks }) => leaks)).toEqual([]);
        expect(answers.every(({ status }) => status === (person.token ? 403 : 401))).toBe(true);
      }
    }
  });
});

test('reveals nothing when a question is marked or reported', async () => {
  for (const [call, more, some] of [
    [toggleFavoriteQuestion, { isFavorite: true }, uids],
    [reportQuestion, { reason: 'unclear' }, uids.slice(0, 12)],
  ] as const) {
    const answers = await inTurns(some, (uid) => raw(student, call, { uid, ...more }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.flatMap(({ leaks }) => leaks)).toEqual([]);
  }
});

test('sends recordings without the words spoken in them', async () => {
  const spoken = asked.flatMap((question) => {
    const { track, transcript } = { track: undefined, transcript: undefined, ...question };
    return track !== undefined && transcript !== undefined ? [{ track, transcript }] : [];
  });
  expect(spoken.length).toBeGreaterThan(10);
  const { signedFiles } = api.dependencies;
  await inTurns(spoken, async ({ track, transcript }) => {
    const { statusCode, rawPayload } = await api.inject({
      method: 'GET',
      url: `/api/aws/getAudioFile/${signedFiles.sign(track, new Date().toISOString())}`,
    });
    expect([track, statusCode]).toEqual([track, 200]);
    const words = transcript.split(' ').slice(0, 4).join(' ');
    expect([track, rawPayload.includes(words), rawPayload.includes(Buffer.from(words, 'utf16le'))]).toEqual([
      track,
      false,
      false,
    ]);
  });
});

test('shows only the current question of a running sprint, and its result once it is scored', async () => {
  const url = (await api.listen()).replace('http', 'ws') + livePath;
  const socket = new WebSocket(url);
  const heard: string[] = [];
  socket.addEventListener('message', ({ data }) => heard.push(String(data)));
  socket.addEventListener('open', () => {
    socket.send(JSON.stringify({ kind: 'authenticate', token: paid.token }));
  });
  const started = await paid.call(startMockTest, { mockTestId: 'reading_sprint_1' });
  const { sessionId } = started.body;
  const seen: string[] = [];
  // A sitting shows the student's previous answer, and these answers are right.
  const given: string[] = [];
  const notGiven = (leaks: readonly string[]) =>
    leaks.filter((leak) => !given.some((answer) => answer.includes(leak)));
  const look = async () => {
    const known = { sessionId, id: paid.userId };
    const withoutUid = queries.filter((call) => !('uid' in inputFor(call, { uid: '' })));
    const answers = await inTurns(withoutUid, (call) => raw(paid, call, inputFor(call, known)));
    expect(answers.map(({ status }) => status)).toEqual(withoutUid.map((call) => refused.get(call) ?? 200));
    return {
      text: answers.map(({ text }) => text).join('\n'),
      leaks: notGiven(answers.flatMap(({ leaks }) => leaks)),
    };
  };
  const topicsIn = (text: string) => wholeBank.filter(({ topic }) => text.includes(JSON.stringify(topic)));

  for (let answered = 0; answered < 5; answered += 1) {
    const { text, leaks } = await look();
    expect(leaks).toEqual([]);
    const [current, ...others] = topicsIn(text);
    if (!current) throw new Error('no question is shown');
    expect([others, seen.includes(current.uid)]).toEqual([[], false]);
    seen.push(current.uid);
    const sent = { sessionId, uid: current.uid, answer: rightAnswer(current.uid) };
    given.push(JSON.stringify(sent.answer));
    const saved = await raw(paid, mockTests.saveMockTestQuestion, sent);
    expect([saved.status, notGiven(saved.leaks)]).toEqual([200, []]);
    expect(topicsIn(saved.text).length).toBe(answered < 4 ? 1 : 0);
  }
  const waiting = await look();
  expect([waiting.leaks, topicsIn(waiting.text)]).toEqual([[], []]);
  const handedIn = await raw(paid, mockTests.submitMockTest, { sessionId });
  expect([handedIn.status, handedIn.leaks]).toEqual([200, []]);
  const result = await raw(paid, mockTests.fetchMockTestResult, { sessionId });
  const shown = topicsIn(result.text).map(({ uid }) => uid);
  expect(shown.toSorted()).toEqual(seen.toSorted());
  expect(result.leaks).toContain('explanation');

  await eventually(() => expect(heard.join()).toContain('sittings'));
  expect(heard.flatMap((text) => find({ text }))).toEqual([]);
  socket.close();
});
