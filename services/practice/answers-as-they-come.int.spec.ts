import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headers } from '#domain/core/contract.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import { studentView, type Answer, isScoredByRule } from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { startTestApi, type TestApi } from '#infra/testing/api.ts';
import { countEvents, expectRefusal } from '#infra/testing/refusals.ts';
import { scoreText } from '#domain/scoring/score.ts';
import { scoreIn } from '#infra/testing/score-in.ts';
import { draftQuestion, publishQuestion } from '../questions/commands.ts';

/** Answers of browsers, broken clients and attackers. */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  for (const question of Object.values(sampleQuestions)) {
    const context = () => ({
      commandId: randomUUID(),
      correlationId: randomUUID(),
      at: new Date().toISOString(),
      actor: { kind: 'system', id: 'test' } as const,
    });
    await draftQuestion(api.storage, question, context());
    await publishQuestion(api.storage, question.uid, context());
  }
});
afterAll(() => api[Symbol.asyncDispose]());

const post = (payload: object | string, commandId: string = randomUUID()) =>
  api.inject({
    method: 'POST',
    url: saveQuestionDone.path,
    headers: {
      'content-type': 'application/json',
      [headers.visitor]: randomUUID(),
      [headers.idempotencyKey]: commandId,
    },
    payload,
  });
type Sent = { readonly type: string; readonly [field: string]: unknown };
const answering = (answer: Sent, more: object = {}) => ({
  uid: `${answer.type}-9001`,
  answer,
  secondsUsed: 1,
  ...more,
});

async function expectRefused(payload: object, status: number, code: string) {
  const commandId = randomUUID();
  const response = await post(payload, commandId);
  const errors = expectRefusal(response, status, code);
  const stored = await api.storage.store.read(questionAttemptStream.nameOf(commandId));
  expect(stored.outcome).not.toBe('found');
  return errors;
}

async function pointsOf(answer: Answer): Promise<string> {
  const reply = await api.visitor().call(saveQuestionDone, {
    uid: `${answer.type}-9001`,
    answer,
    secondsUsed: 1,
  });
  return scoreText(scoreIn(reply));
}

const ofOptions = ['RSA', 'LSA', 'LHS', 'LMW'] as const;
const ofSeveral = ['RMA', 'LMA'] as const;
const [first, second, third] = sampleQuestions.RMA.multichoice;
const wrongAnswers: readonly (readonly [string, Sent])[] = [
  ...ofOptions.flatMap((type) => [
    [`${type}: an option that there is not`, { type, selectedAnswer: 'By magic' }] as const,
    [
      `${type}: an option with a space`,
      { type, selectedAnswer: `${sampleQuestions[type].multichoice[0]} ` },
    ] as const,
    [`${type}: an option's number`, { type, selectedAnswer: '1' }] as const,
  ]),
  ...ofSeveral.flatMap((type) => [
    [`${type}: an option that there is not`, { type, selectedAnswer: [first, 'By magic'] }] as const,
    [`${type}: the same option twice`, { type, selectedAnswer: [first, first] }] as const,
    [`${type}: an empty option`, { type, selectedAnswer: [''] }] as const,
    [`${type}: two options in one`, { type, selectedAnswer: [`${first},${second}`] }] as const,
  ]),
  ['RRP: a paragraph twice', { type: 'RRP', items: ['A', 'A', 'B', 'C'] }],
  ['RRP: a paragraph too few', { type: 'RRP', items: ['A', 'B', 'C'] }],
  ['RRP: a paragraph too many', { type: 'RRP', items: ['A', 'B', 'C', 'D', 'E'] }],
  ['RRP: a paragraph that there is not', { type: 'RRP', items: ['A', 'B', 'C', 'H'] }],
  ['RFG: a word that is not in the bank', { type: 'RFG', selectedAnswer: ['ship', 'magic'] }],
  ['RFG: a word of the bank twice', { type: 'RFG', selectedAnswer: ['ship', 'ship'] }],
  ['RFG: a blank too few', { type: 'RFG', selectedAnswer: ['ship'] }],
  ['RFG: a blank too many', { type: 'RFG', selectedAnswer: ['ship', 'middle', 'tea'] }],
  ['RFB: a word of another blank', { type: 'RFB', selectedAnswer: ['arrived', 'went'] }],
  ['RFB: a blank too few', { type: 'RFB', selectedAnswer: ['went'] }],
  ['RFB: no blank at all', { type: 'RFB', selectedAnswer: [] }],
  ['LWB: a blank too few', { type: 'LWB', texts: ['Europe'] }],
  ['LWB: a blank too many', { type: 'LWB', texts: ['Europe', 'ship', 'tea'] }],
  ['LIW: a word past the end', { type: 'LIW', selectedAnswer: [0, 8] }],
];
const misshapen: readonly (readonly [string, Sent])[] = [
  ['RSA: several options', { type: 'RSA', selectedAnswer: [first] }],
  ['RSA: nothing', { type: 'RSA' }],
  ['RMA: one text', { type: 'RMA', selectedAnswer: first }],
  ['RMA: more options than any question has', { type: 'RMA', selectedAnswer: Array(9).fill(third) }],
  ['RRP: numbers', { type: 'RRP', items: [1, 2, 3, 4] }],
  ['RRP: small letters', { type: 'RRP', items: ['a', 'b', 'c', 'd'] }],
  ['RRP: thousands of letters', { type: 'RRP', items: Array(5000).fill('A') }],
  ['RFG: null for a blank', { type: 'RFG', selectedAnswer: ['ship', null] }],
  ['LIW: a word twice', { type: 'LIW', selectedAnswer: [0, 0] }],
  ['LIW: a place before the first', { type: 'LIW', selectedAnswer: [-1] }],
  ['LIW: half a place', { type: 'LIW', selectedAnswer: [0.5] }],
  ['LIW: places as text', { type: 'LIW', selectedAnswer: ['0'] }],
  ['LIW: thousands of places', { type: 'LIW', selectedAnswer: Array.from({ length: 301 }, (_, at) => at) }],
  ['LWB: a word of 101 letters', { type: 'LWB', texts: ['x'.repeat(101), 'ship'] }],
  ['LWD: a text of 1001 letters', { type: 'LWD', text: 'x'.repeat(1001) }],
  ['LWD: NUL', { type: 'LWD', text: 'a\u0000' }],
  ['LWD: half a character', { type: 'LWD', text: '\ud800' }],
  ['a type that there is not', { type: 'XXX', selectedAnswer: '' }],
  ['a text where a recording is wanted', { type: 'SRA', text: 'A reading.' }],
];

describe('an answer that does not fit is refused and not stored', () => {
  test.each(wrongAnswers)('%s', async (_what, answer) => {
    expect(await expectRefused(answering(answer), 422, 'answer_does_not_fit')).toEqual({});
  });
  test.each(misshapen)('%s', async (_what, answer) => {
    const errors = await expectRefused({ ...answering(answer), uid: 'RSA-9001' }, 400, 'invalid_input');
    expect(Object.keys(errors).every((field) => field.startsWith('answer'))).toBe(true);
  });
  test.each([
    [
      'an answer of another type',
      { uid: 'RSA-9001', answer: { type: 'LWD', text: 'x' }, secondsUsed: 1 },
      422,
    ],
    [
      'a question that there is not',
      answering({ type: 'RSA', selectedAnswer: '' }, { uid: 'RSA-9999' }),
      404,
    ],
    ['a question of no type', answering({ type: 'RSA', selectedAnswer: '' }, { uid: 'XXX-0001' }), 400],
    ['a path for a uid', answering({ type: 'RSA', selectedAnswer: '' }, { uid: '../../question' }), 400],
    ['no answer', { uid: 'RSA-9001', secondsUsed: 1 }, 400],
    ['negative seconds', answering({ type: 'RSA', selectedAnswer: '' }, { secondsUsed: -1 }), 400],
    ['a week of seconds', answering({ type: 'RSA', selectedAnswer: '' }, { secondsUsed: 604_800 }), 400],
    ['revision 0', answering({ type: 'RSA', selectedAnswer: '' }, { revision: 0 }), 400],
    ['half a revision', answering({ type: 'RSA', selectedAnswer: '' }, { revision: 1.5 }), 400],
    [
      'a timeline of another shape',
      answering({ type: 'RSA', selectedAnswer: '' }, { timeline: [{ atMs: 'x' }] }),
      400,
    ],
  ])('%s', async (_what, payload, status) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code: expect.any(String), errors: expect.any(Object) });
  });

  test.each([['x'], ['00000000'], ['../account-1'], ['%00'], ['']])('with the id %j', async (id) => {
    expectRefusal(await post(answering({ type: 'RSA', selectedAnswer: '' }), id), 400, 'invalid_input');
  });

  test('without a caller', async () => {
    const payload = answering({ type: 'RSA', selectedAnswer: '' });
    const response = await api.inject({ method: 'POST', url: saveQuestionDone.path, payload });
    expectRefusal(response, 401, 'not_logged_in');
  });
});

describe('an endless dictation', () => {
  const megabytes = 10 * 1024 * 1024;

  test('of 10 MB is refused and not stored', async () => {
    const before = await countEvents(api);
    const payload = JSON.stringify(answering({ type: 'LWD', text: 'word '.repeat(megabytes / 5) }));
    expectRefusal(await post(payload), 413, 'too_large');
    expect(await countEvents(api)).toBe(before);
  });

  test.each([
    ['that says how large it is', `Content-Length: ${megabytes}`, ''],
    ['that comes in pieces', 'Transfer-Encoding: chunked', `80000\r\n${'x'.repeat(0x80000)}\r\n`],
  ])('%s is refused before it has arrived', async (_what, header, body) => {
    const url = new URL(await listening());
    const request = [
      `POST ${saveQuestionDone.path} HTTP/1.1`,
      `Host: ${url.host}`,
      'Content-Type: application/json',
      `${headers.visitor}: ${randomUUID()}`,
      header,
      '',
      body,
    ].join('\r\n');
    const heard = await new Promise<string>((resolve, fail) => {
      const socket = net.connect(Number(url.port), url.hostname, () => socket.write(request));
      let text = '';
      socket.on('data', (data) => {
        text += data.toString();
        if (text.includes('too_large')) {
          socket.destroy();
          resolve(text);
        }
      });
      socket.on('error', fail);
      socket.on('close', () => resolve(text));
    });
    expect(heard).toContain('HTTP/1.1 413');
  });

  // An algorithm of quadratic time would take minutes here.
  test('with too many words is refused within the largest body', async () => {
    for (const text of [
      'a '.repeat(100_000),
      'a'.repeat(250_000),
      '\u0301'.repeat(80_000),
      "'".repeat(200_000),
    ]) {
      expectRefusal(await post(answering({ type: 'LWD', text })), 400, 'invalid_input');
    }
  });

  test('at the limit is scored', async () => {
    for (const text of ['a '.repeat(500), "a'".repeat(500), '-'.repeat(1000), 'e\u0301'.repeat(500)]) {
      expect(await pointsOf({ type: 'LWD', text })).toBe('0/7');
    }
  });
});

let address: Promise<string> | undefined;
const listening = () => (address ??= api.listen());

describe('any typed text is scored by its words', () => {
  const sentence = "The library's east door opens at nine.";
  test.each([
    ['as it is spoken', sentence, 7],
    ['without capital and full stop', sentence.toLowerCase().slice(0, -1), 7],
    ['in capitals', sentence.toUpperCase(), 7],
    ...['’', '‘', 'ʼ', '`', '´', '′', '＇', '‛'].map(
      (mark) => [`with ${mark} for an apostrophe`, sentence.replace("'", mark), 7] as const,
    ),
    ['in quotes', `“${sentence}”`, 7],
    ['in angle quotes', `« ${sentence} »`, 7],
    ['with line breaks and tabs', sentence.replaceAll(' ', '\r\n\t '), 7],
    ['with no-break spaces', sentence.replaceAll(' ', '\u00a0'), 7],
    ['with marks of direction around it', `\u202b${sentence}\u202c`, 7],
    ['in Hebrew', 'הדלת המזרחית של הספרייה נפתחת בתשע', 0],
    ['in Arabic', 'يفتح الباب الشرقي للمكتبة في التاسعة', 0],
    ['in Persian', 'درِ شرقی کتابخانه ساعت نه باز می‌شود', 0],
    ['in Chinese', '图书馆东门九点开', 0],
    ['in Devanagari', 'पुस्तकालय का पूर्वी द्वार नौ बजे खुलता है', 0],
    ['in two scripts', 'The library הספרייה door الباب opens', 3],
    ['in small pictures', '📚🚪👨‍👩‍👧‍👦9️⃣', 0],
    ['with nothing', '', 0],
    ['with space', ' \n\t\u2003', 0],
    ['as markup', `<b>${sentence}</b><script>alert(1)</script>`, 7],
    ['as a query', `'; drop table event_store.event; -- ${sentence}`, 7],
    ['with words twice', `${sentence} ${sentence}`, 7],
  ] as const)('%s', async (_what, text, points) => {
    expect(await pointsOf({ type: 'LWD', text })).toBe(`${points}/7`);
  });

  test('in blanks too', async () => {
    for (const [texts, points] of [
      [['europe', 'SHIP'], '2/2'],
      [[' Europe ', '\tship\u00a0'], '2/2'],
      [['欧洲', 'سفينة'], '0/2'],
      [['', ''], '0/2'],
      [['<Europe>', "ship'"], '2/2'],
      [['Euro', 'shop'], '0/2'],
    ] as const) {
      expect(await pointsOf({ type: 'LWB', texts: [...texts] })).toBe(points);
    }
  });

  test('and an empty answer has no points', async () => {
    const byRule = Object.values(sampleQuestions).filter((question) => isScoredByRule(question.type));
    for (const question of byRule) {
      const view = studentView(question, 'before');
      const blanks = 'topic' in view ? view.topic.split('___').length - 1 : 0;
      const empty = {
        selectedAnswer: '',
        text: '',
        items: [],
        texts: Array(blanks).fill('') as string[],
      };
      const { type } = question;
      const lists: readonly string[] = ['RMA', 'LMA', 'LIW'];
      const words: readonly string[] = ['RFG', 'RFB'];
      const selectedAnswer = lists.includes(type) ? [] : words.includes(type) ? empty.texts : '';
      expect(await pointsOf({ ...empty, type, selectedAnswer } as unknown as Answer)).toMatch(/^0\//);
    }
  });
});
