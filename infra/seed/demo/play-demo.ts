import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { grantPaidTime } from '#domain/accounts/account.ts';
import { loginStudent } from '#domain/accounts/contract.ts';
import { CallFailed } from '#domain/core/call-failed.ts';
import type { CallOptions, Client } from '#domain/core/client.ts';
import type { AnyCall, InputOf } from '#domain/core/contract.ts';
import { dayMs, minuteMs } from '#domain/core/durations.ts';
import type { Instant } from '#domain/core/instant.ts';
import { isInPractice } from '#domain/practice/access.ts';
import { saveQuestionDone, toggleFavoriteQuestion } from '#domain/practice/contract.ts';
import { typesOf } from '#domain/question-types/catalogue/exam-sections.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { reportQuestion } from '#domain/questions/contract.ts';
import { finishRecording, uploadRecordingPiece } from '#domain/speaking/contract.ts';
import { saveStudyPlan } from '#domain/study-plan/contract.ts';
import { recallWord, saveWord } from '#domain/vocabulary/contract.ts';
import { clientInside } from '#infra/processes/client-inside.ts';
import type { Storage } from '#infra/processes/open-storage.ts';
import { composeApi } from '#services/composition.ts';
import { derivedId } from '#services/core/ids.ts';
import type { ServiceSettings } from '#services/dependencies.ts';
import { onAccount } from '#services/support/account-commands.ts';
import { readFixedTests } from '../mock-tests.ts';
import { questionBank } from '../questions.ts';
import { seedCommandId, seedContext } from '../seed-context.ts';
import { createSeedTracks } from '../tracks.ts';
import { demoAnswerTo } from './demo-answer-to.ts';
import { todayOfDemo } from './demo-progress.ts';
import { demoSittings } from './demo-sittings.ts';
import { demoBegan, demoWeeks, momentOf, type DemoDay } from './demo-weeks.ts';
import { sitDemoTest } from './sit-demo-test.ts';

export interface Installation {
  readonly storage: Pick<Storage, 'store' | 'journal' | 'keys' | 'files' | 'pool'>;
  readonly settings: ServiceSettings;
  readonly log: Logger;
}

export interface DemoStudent {
  readonly email: string;
  readonly password: string;
}

/** Readings of two texts by a synthetic voice, from poor to good, and how many days ago. */
const readings = [
  { daysAgo: 18, uid: 'SRA-0001', file: 'pico-gb-0001-changed.ogg' },
  { daysAgo: 15, uid: 'SRA-0004', file: 'pico-gb-0004-changed.ogg' },
  { daysAgo: 11, uid: 'SRA-0001', file: 'pico-gb-0001-slow.ogg' },
  { daysAgo: 8, uid: 'SRA-0009', file: 'pico-gb-0009-changed.ogg' },
  { daysAgo: 4, uid: 'SRA-0004', file: 'pico-gb-0004-right.ogg' },
  { daysAgo: 2, uid: 'SRA-0009', file: 'pico-gb-0009-right.ogg' },
] as const;
const voices = path.join(import.meta.dirname, '..', 'voices');

const words = [
  { daysAgo: 20, word: 'accumulate' },
  { daysAgo: 19, word: 'accurate' },
  { daysAgo: 13, word: 'adapt' },
  { daysAgo: 7, word: 'abstract' },
  { daysAgo: 1, word: 'acquire' },
] as const;

type Send = <Of extends AnyCall>(
  step: string,
  call: Of,
  input: InputOf<Of>,
  options?: Pick<CallOptions, 'upload'>,
) => Promise<unknown>;

interface Evening {
  readonly send: Send;
  readonly moveTo: (at: number | Instant) => void;
  /** In milliseconds since 1970. */
  readonly start: number;
}

/**
 * Gives a new student three weeks of history through the API's calls, with its clock set back. The installation's
 * workflows add scores, reviews and mails. Resumes an interrupted run.
 * @returns false without effect if the student has another password by now, or a second step
 * @throws CallFailed for a rejected call
 */
export async function playDemo(
  { storage, settings, log }: Installation,
  { userId, ...login }: DemoStudent & { readonly userId: string },
): Promise<boolean> {
  const { journal } = storage;
  const today = await todayOfDemo(journal, userId);
  if (today === undefined) throw new Error(`${login.email} did not begin as a demo student`);
  let now = Date.parse(demoBegan(today)) + minuteMs;
  const clock = () => new Date(now).toISOString();
  await using api = await composeApi({ ...storage, log, settings, clock }, { tracks: createSeedTracks() });
  const { bank } = api.dependencies;
  let token: string | undefined;
  const client = clientInside(api.app, () => token, randomUUID());
  const moveTo = (at: number | Instant) => {
    now = typeof at === 'number' ? at : Date.parse(at);
  };
  const tests = readFixedTests();
  // One login for all evenings: each would be a new device, with a mail.
  token = await logIn(client, login);
  if (token === undefined) return false;
  await grantPlan(storage, userId, today, clock());
  const weeks = demoWeeks(await openQuestions(bank), today);
  for (const day of weeks) {
    const start = momentOf(today, day.daysAgo);
    const send: Send = (step, call, input, options) =>
      client.call(call, input, {
        ...options,
        commandId: seedCommandId(`demo/${userId}/${day.daysAgo}/${step}`),
      });
    const evening: Evening = { send, moveTo, start };
    moveTo(start);
    if (day.daysAgo === 20) await makePlan(send, today);
    await practise(evening, day);
    await read(evening, day.daysAgo);
    await learn(evening, day.daysAgo);
    for (const { daysAgo, mockTestId, skill } of demoSittings) {
      const test = tests.find((one) => one.mockTestId === mockTestId);
      if (daysAgo !== day.daysAgo || !test) continue;
      const startedAt = start + 90 * minuteMs;
      await sitDemoTest({ journal, bank }, { test, userId, startedAt, skill });
    }
  }
  return true;
}

async function logIn(client: Client, login: DemoStudent): Promise<string | undefined> {
  try {
    const entered = await client.call(loginStudent, login);
    return entered.status === 200 ? entered.body.token : undefined;
  } catch (error) {
    if (error instanceof CallFailed && error.code === 'wrong_credentials') return undefined;
    throw error;
  }
}

/** A plan of three months, so that paid questions can be practised. */
async function grantPlan({ journal }: Pick<Storage, 'journal'>, userId: string, today: string, at: Instant) {
  const paidExpiryTime = new Date(Date.parse(today) + 60 * dayMs).toISOString();
  const context = seedContext(`demo/${userId}/plan`, at);
  await onAccount(journal, userId, context, (account) =>
    grantPaidTime(account, { paidExpiryTime, reason: 'The demo student has a plan' }),
  );
}

/** The exam's questions that a plan opens. */
async function openQuestions(bank: {
  get(uid: string): Promise<{ readonly status: 'draft' | 'published' | 'reserved' | 'retired' } | undefined>;
}): Promise<Question[]> {
  const types = new Set<string>(typesOf('new_format'));
  const ofExam = questionBank.filter(({ type }) => types.has(type));
  const open = await Promise.all(
    ofExam.map(async ({ uid }) => {
      const found = await bank.get(uid);
      return found !== undefined && found.status !== 'retired' && isInPractice(found);
    }),
  );
  return ofExam.filter((_question, index) => open[index]);
}

async function makePlan(send: Send, today: string): Promise<void> {
  const examDate = new Date(Date.parse(today) + 25 * dayMs).toISOString().slice(0, 10);
  await send('plan', saveStudyPlan, {
    examDate,
    targetScore: 65,
    weekdays: [1, 2, 3, 4, 5, 6],
    minutesAWeek: 240,
    reminder: null,
  });
}

async function practise({ send, moveTo }: Evening, { daysAgo, answers }: DemoDay): Promise<void> {
  for (const [index, { question, at, secondsUsed, skill }] of answers.entries()) {
    moveTo(at);
    const answer = demoAnswerTo(question, skill, String(daysAgo));
    const { uid } = question;
    await send(`answer/${uid}`, saveQuestionDone, { uid, answer, secondsUsed });
    if (index === 0 && daysAgo % 5 === 0)
      await send('favorite', toggleFavoriteQuestion, { uid, isFavorite: true });
    if (index === 0 && daysAgo === 3)
      await send('report', reportQuestion, {
        uid,
        reason: 'wrong_answer',
        message: 'I think that another answer is right, too.',
      });
  }
}

async function read({ send, moveTo, start }: Evening, daysAgo: number): Promise<void> {
  for (const reading of readings) {
    if (reading.daysAgo !== daysAgo) continue;
    moveTo(start + 60 * minuteMs);
    const sound = await readFile(path.join(voices, reading.file));
    const recording = createHash('sha256').update(sound).digest('hex');
    const recordingId = derivedId('demo', String(start), recording);
    const upload = new Blob([new Uint8Array(sound)], { type: 'application/octet-stream' });
    await send('piece', uploadRecordingPiece, { recordingId, piece: 0 }, { upload });
    await send('recording', finishRecording, { recordingId, pieces: 1, mediaType: 'audio/ogg', recording });
    const answer = { type: 'SRA', recording, seconds: 20 } as const;
    await send('reading', saveQuestionDone, { uid: reading.uid, answer, secondsUsed: 60 });
  }
}

/** Saves words of the vocabulary, and recalls each once on the next evening. */
async function learn({ send, moveTo, start }: Evening, daysAgo: number): Promise<void> {
  moveTo(start + 70 * minuteMs);
  for (const saved of words) {
    if (saved.daysAgo !== daysAgo) continue;
    await send('word', saveWord, { word: saved.word });
    if (daysAgo > 6) await send('recall', recallWord, { word: saved.word, recall: 'good' });
  }
}
