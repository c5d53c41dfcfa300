import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { v7 as newId } from 'uuid';
import type { Decision } from '#domain/core/events/decision.ts';
import { fold } from '#domain/core/events/stream.ts';
import { StoreUnavailable } from '#domain/core/events/event-store.ts';
import type { Actor } from '#domain/core/events/event.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { lwdQuestion, rsaQuestion } from '#domain/question-types/testing/questions.ts';
import {
  draftQuestion,
  questionStream,
  retireQuestion,
  reviseQuestion,
  type QuestionEvent,
  type QuestionState,
} from '#domain/questions/question.ts';
import { openStorage, type Storage } from '#infra/processes/open-storage.ts';
import { freshDatabase, type TestDatabase } from '#infra/testing/servers/database.ts';
import { handle } from '#services/core/handle.ts';
import { seedQuestions, seedReason } from './seed-questions.ts';

let database: TestDatabase;
let storage: Storage;
let journal: Journal;
/** A separate question stream for each test. */
let question: Question;
let nextUid = 1000;
const at = '2026-11-01T10:00:00.000Z';

beforeAll(async () => {
  database = await freshDatabase();
  storage = await openStorage(
    {
      databaseUrl: database.url,
      eventStore: { kind: 'postgres' },
      personalDataKey: randomBytes(32),
      dataDir: path.join(tmpdir(), 'ninety-no-files'),
    },
    pino({ level: 'silent' }),
    { connections: 4 },
  );
  journal = storage.journal;
});
afterAll(async () => {
  await storage[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});
beforeEach(() => {
  nextUid += 1;
  question = { ...rsaQuestion, uid: `RSA-${nextUid}` };
});

const titled = (title: string): Question => ({ ...question, title });
const read = () => journal.read(questionStream, questionStream.nameOf(question.uid));
const stateNow = async () => fold(questionStream, await read());
const typesNow = async () => (await read()).map(({ type }) => type);
const contextOf = (actor: Actor): CommandContext => ({
  commandId: newId(),
  correlationId: newId(),
  actor,
  at,
});
const admin: Actor = { kind: 'admin', id: 'a1' };

test('adds and publishes a question once', async () => {
  expect(await seedQuestions(journal, at, [question])).toEqual({
    added: [question.uid],
    revised: [],
    leftAlone: [],
  });
  expect(await stateNow()).toEqual({ status: 'published', question, revision: 1, keyRevision: 1 });
  expect(await seedQuestions(journal, at, [question])).toEqual({ added: [], revised: [], leftAlone: [] });
  expect(await typesNow()).toEqual(['QuestionDrafted', 'QuestionPublished']);
});

test('adds a question once for two concurrent seeds', async () => {
  await Promise.all([1, 2, 3].map(() => seedQuestions(journal, at, [question])));
  expect(await typesNow()).toEqual(['QuestionDrafted', 'QuestionPublished']);
});

test('turns a changed file into a revision with its reason, also when it is changed back', async () => {
  await seedQuestions(journal, at, [question]);
  for (const changed of [titled('Another title for lists'), question, titled('Another title for lists')]) {
    expect(await seedQuestions(journal, at, [changed])).toMatchObject({ revised: [question.uid] });
    expect(await stateNow()).toMatchObject({ status: 'published', question: changed });
  }
  const events = await read();
  expect(events.slice(2)).toMatchObject(
    [1, 2, 3].map(() => ({ type: 'QuestionRevised', data: { reason: seedReason, changesKey: false } })),
  );
});

async function adminDoes(decide: (state: QuestionState) => Decision<QuestionEvent, string>) {
  const done = await handle(journal, questionStream, question.uid, contextOf(admin), decide);
  expect(done).not.toHaveProperty('rejected');
}

test('keeps and reports what an admin revised', async () => {
  await seedQuestions(journal, at, [question]);
  await adminDoes((state) =>
    reviseQuestion(state, { question: titled('The title of an admin'), reason: 'Better.' }),
  );
  expect(await seedQuestions(journal, at, [question])).toEqual({
    added: [],
    revised: [],
    leftAlone: [question.uid],
  });
  expect(await stateNow()).toMatchObject({ question: { title: 'The title of an admin' } });
});

test('keeps a question retired by an admin', async () => {
  await seedQuestions(journal, at, [question]);
  await adminDoes((state) => retireQuestion(state, { reason: 'Out of date.' }));
  await seedQuestions(journal, at, [question]);
  expect(await stateNow()).toMatchObject({ status: 'retired', revision: 1 });
  await seedQuestions(journal, at, [titled('A title that is new')]);
  expect(await stateNow()).toMatchObject({ status: 'retired', revision: 2 });
});

test('keeps a question drafted by an admin under a uid of the seed', async () => {
  await adminDoes((state) => draftQuestion(state, { question }));
  expect(await seedQuestions(journal, at, [titled('Of the seed')])).toMatchObject({
    leftAlone: [question.uid],
  });
  expect(await stateNow()).toMatchObject({ status: 'draft', question });
});

/**
 * A journal that loses its connection at the n-th append: before the events are written, or after it and before the
 * answer.
 */
function failingJournal(nth: number, when: 'before' | 'after'): Journal {
  let appends = 0;
  return {
    ...journal,
    read: (...given) => journal.read(...given),
    async append(...given) {
      appends += 1;
      const isLost = appends === nth;
      if (isLost && when === 'before') throw new StoreUnavailable('cut off');
      const result = await journal.append(...given);
      if (isLost) throw new StoreUnavailable('cut off');
      return result;
    },
  };
}

test.each([
  ['before', 1],
  ['after', 1],
  ['before', 2],
  ['after', 2],
] as const)('completes a seed interrupted %s append %i, without duplicates', async (when, nth) => {
  const other: Question = { ...lwdQuestion, uid: `LWD-${nextUid}` };
  const both = [question, other];
  await expect(seedQuestions(failingJournal(nth, when), at, both)).rejects.toThrow(StoreUnavailable);
  await seedQuestions(journal, at, both);
  for (const { uid } of both) {
    const events = await journal.read(questionStream, questionStream.nameOf(uid));
    expect(events.map(({ type }) => type)).toEqual(['QuestionDrafted', 'QuestionPublished']);
  }
  expect(await seedQuestions(journal, at, both)).toEqual({ added: [], revised: [], leftAlone: [] });
});
