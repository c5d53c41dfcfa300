import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import type { FixedTest } from '#domain/fixed-tests/fixed-test-content.ts';
import {
  fixedTestStream,
  retireFixedTest,
  reviseFixedTest,
  type FixedTestContext,
} from '#domain/fixed-tests/fixed-test.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { openStorage, type Storage } from '#infra/processes/open-storage.ts';
import { freshDatabase, type TestDatabase } from '#infra/testing/servers/database.ts';
import { handle } from '#services/core/handle.ts';
import { seedMockTests } from './seed-mock-tests.ts';
import { seedQuestions } from './seed-questions.ts';

const at = '2026-11-01T10:00:00.000Z';
let database: TestDatabase;
let storage: Storage;
let journal: Journal;
let next = 0;
let writing: FixedTest;

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
  const kept = ['WWS-7001', 'WWE-7001', 'WWE-7002'].map((uid) => ({
    ...sampleQuestions[uid.startsWith('WWS') ? 'WWS' : 'WWE'],
    uid,
    reserved: true,
  }));
  await seedQuestions(journal, at, kept);
});
afterAll(async () => {
  await storage[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});
beforeEach(() => {
  next += 1;
  writing = {
    mockTestId: `mock_test_new_writing_${next}`,
    examType: 'old_format',
    part: 'writing',
    name: 'Writing, test 1',
    description: 'A summary and an essay.',
    sections: [{ section: 'writing', questions: ['WWS-7001', 'WWE-7001'] }],
  };
});

const seed = (given: FixedTest) => seedMockTests(journal, at, [given]);
const read = () => journal.read(fixedTestStream, fixedTestStream.nameOf(writing.mockTestId));
const stateNow = async () => fold(fixedTestStream, await read());
const asAdmin = () =>
  ({ commandId: newId(), correlationId: newId(), actor: { kind: 'admin', id: 'a1' }, at }) as const;

test('builds and publishes a test once', async () => {
  expect(await seed(writing)).toEqual({ added: [writing.mockTestId], revised: [], leftAlone: [] });
  expect(await stateNow()).toEqual({ status: 'published', test: writing, revision: 1 });
  expect(await seed(writing)).toEqual({ added: [], revised: [], leftAlone: [] });
  expect(await read()).toHaveLength(2);
});

test('turns a changed file into a revision, also when it is changed back', async () => {
  await seed(writing);
  const longer = {
    ...writing,
    sections: [{ section: 'writing' as const, questions: ['WWS-7001', 'WWE-7001', 'WWE-7002'] }],
  };
  for (const changed of [longer, writing, longer]) {
    expect(await seed(changed)).toMatchObject({ revised: [writing.mockTestId] });
    expect(await stateNow()).toMatchObject({ status: 'published', test: changed });
  }
});

test('keeps what an admin revised or retired', async () => {
  await seed(writing);
  const { mockTestId } = writing;
  const mine = { ...writing, name: 'The name of an admin' };
  const surroundings: FixedTestContext = { statusOf: () => 'reserved', others: [] };
  await handle(journal, fixedTestStream, mockTestId, asAdmin(), (state) =>
    retireFixedTest(state, { reason: 'Old' }),
  );
  expect(await seed({ ...writing, name: 'Another' })).toMatchObject({ revised: [mockTestId] });
  expect(await stateNow()).toMatchObject({ status: 'retired' });
  await handle(journal, fixedTestStream, mockTestId, asAdmin(), (state) =>
    reviseFixedTest(state, { test: mine, reason: 'Better' }, surroundings),
  );
  expect(await seed(writing)).toEqual({ added: [], revised: [], leftAlone: [mockTestId] });
  expect(await stateNow()).toMatchObject({ test: mine });
});

test('does not build a test with a missing question', async () => {
  const sections = [{ section: 'writing' as const, questions: ['WWS-7009', 'WWE-7001'] }];
  expect(await seed({ ...writing, sections })).toMatchObject({ leftAlone: [writing.mockTestId] });
  expect(await stateNow()).toEqual({ status: 'missing' });
});
