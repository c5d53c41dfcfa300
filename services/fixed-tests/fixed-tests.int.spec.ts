import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { adminMockTests } from '#domain/sittings/admin-contract.ts';
import * as contract from '#domain/sittings/contract.ts';
import { fetchAllMockTest, startMockTest } from '#domain/mock-tests/contract.ts';
import * as admins from '#domain/fixed-tests/contract.ts';
import { questionsIn, type FixedTest } from '#domain/fixed-tests/fixed-test-content.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { questionsOf } from '#domain/sittings/clocks/set-sections.ts';
import { fold } from '#domain/core/events/stream.ts';
import { fixedTestOf } from '#domain/fixed-tests/testing/fixed-tests.ts';
import { answerableCodes, studentView, type Question } from '#domain/question-types/registry.ts';
import { answerBy, sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { publishQuestion, retireQuestion } from '#domain/questions/admin-contract.ts';
import { grantPaidTime } from '#domain/support/contract.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { refusalOf } from '#infra/testing/refusal-of.ts';
import * as bank from '../questions/commands.ts';

let api: TestApi;
let admin: TestUser;
let student: TestUser;
const first = fixedTestOf('core', 'reading');
const second = fixedTestOf('core', 'reading', 101);
const writing = fixedTestOf('old_format', 'writing');

const context = (): CommandContext => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  actor: { kind: 'system', id: 'test' },
  at: new Date().toISOString(),
});
const sampleOf = (uid: string): Question => {
  const type = answerableCodes.find((code) => uid.startsWith(code)) ?? 'RSA';
  return { ...sampleQuestions[type], uid, reserved: true };
};
async function keep(asking: FixedTest) {
  for (const uid of questionsIn(asking)) {
    await bank.draftQuestion(api.dependencies, sampleOf(uid), context());
    await bank.publishQuestion(api.dependencies, uid, context());
  }
}

beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  [admin, student] = await Promise.all([api.admin(), api.registerAndLogIn()]);
  const paidExpiryTime = '2099-01-01T00:00:00.000Z';
  await admin.call(grantPaidTime, { id: student.userId, paidExpiryTime, reason: 'a test' });
  for (const one of [first, second, writing]) await keep(one);
});
afterAll(() => api[Symbol.asyncDispose]());

const listed = async (mockTestId: string) =>
  (await student.call(fetchAllMockTest, {})).body.mockTests.find((one) => one.mockTestId === mockTestId);
const build = (one: FixedTest) => admin.call(admins.buildMockTest, { test: one });
const publish = (one: FixedTest) => admin.call(admins.publishMockTest, { mockTestId: one.mockTestId });
const stored = async (sessionId: string) =>
  fold(mockTestStream, await api.storage.journal.read(mockTestStream, mockTestStream.nameOf(sessionId)));

describe('a fixed test', () => {
  test('is refused with the missing questions of each section', async () => {
    const [{ section, questions } = { section: 'reading' as const, questions: [] }] = first.sections;
    const fewer = { ...first, sections: [{ section, questions: questions.slice(1) }] };
    expect(await refusalOf(build(fewer))).toMatchObject({
      code: 'mock_test_does_not_fit',
      status: 422,
      fields: { reading: 'RFB (R/W Fill in Blanks): 4 of 5 to 6.' },
    });
    const strange = { ...first, sections: [{ section, questions: ['RFB-4999', ...questions.slice(1)] }] };
    expect(await refusalOf(build(strange))).toMatchObject({
      fields: { reading: 'RFB-4999 is not in the bank.' },
    });
  });

  test('is built, published, listed first of its kind, and asks exactly its questions', async () => {
    await build(first);
    expect(await listed(first.mockTestId)).toBeUndefined();
    expect(await refusalOf(student.call(startMockTest, { mockTestId: first.mockTestId }))).toMatchObject({
      code: 'mock_test_not_found',
    });
    await publish(first);
    const shown = await eventually(async () => {
      const found = await listed(first.mockTestId);
      expect(found).toMatchObject({
        mockTestCategory: 'sectional',
        examType: 'core',
        access: 'open',
        questions: 13,
        seconds: 1920,
      });
      return found;
    });
    expect(shown?.name).toBe(first.name);
    const all = (await student.call(fetchAllMockTest, {})).body.mockTests;
    expect(all.find(({ mockTestCategory }) => mockTestCategory === 'sectional')?.mockTestId).toBe(
      first.mockTestId,
    );
    const started = await student.call(startMockTest, { mockTestId: first.mockTestId });
    expect(started.body).toMatchObject({ name: first.name, status: 'running' });
    const state = await stored(started.body.sessionId);
    if (state.status === 'not_started') throw new Error('it was not started');
    expect(questionsOf(state.test.sections).map(({ uid }) => uid)).toEqual(questionsIn(first));
    expect(state.test.sections[0]?.clocks).toHaveLength(1);
    expect(state.test.testName).toBe(first.name);
  });

  test('shares no question with another one of its exam', async () => {
    const [{ section, questions } = { section: 'reading' as const, questions: [] }] = second.sections;
    const shared = { ...second, sections: [{ section, questions: ['RFB-0001', ...questions.slice(1)] }] };
    await eventually(async () =>
      expect(await refusalOf(build(shared))).toMatchObject({
        fields: { reading: `RFB-0001 is already in ${first.mockTestId}.` },
      }),
    );
    const ofAcademic = { ...first, mockTestId: 'mock_test_other_exam', examType: 'old_format' } as const;
    await build(ofAcademic);
  });

  test('is revised with a reason, at the revision the admin saw', async () => {
    await build(second);
    const named = { ...second, name: 'A clearer name' };
    const { body, etag = '' } = await eventually(() =>
      admin.call(admins.adminFixedTests.one, { id: second.mockTestId }),
    );
    expect(body).toMatchObject({
      id: second.mockTestId,
      status: 'draft',
      revision: 1,
      test: second,
      faults: [],
    });
    const revise = () =>
      admin.call(admins.reviseMockTest, { test: named, reason: 'Clearer' }, { ifMatch: etag });
    expect((await revise()).body).toEqual({ mockTestId: second.mockTestId, revision: 2 });
    const other = { ...named, name: 'Another name' };
    const late = admin.call(admins.reviseMockTest, { test: other, reason: 'Clearer' }, { ifMatch: etag });
    expect(await refusalOf(late)).toMatchObject({ code: 'revision_conflict' });
    const page = async () =>
      (await admin.call(admins.adminFixedTests.list, { filter: '{"q":"clearer"}' })).body;
    await eventually(async () =>
      expect(await page()).toMatchObject([
        { id: second.mockTestId, revision: 2, reason: 'Clearer', questions: 13 },
      ]),
    );
  });

  test('with a retired question is neither started nor published again', async () => {
    await publish(second);
    const start = () => student.call(startMockTest, { mockTestId: second.mockTestId });
    await eventually(start);
    await admin.call(retireQuestion, { uid: 'RSA-0101', reason: 'Too easy' });
    await eventually(async () =>
      expect(await refusalOf(start())).toMatchObject({ code: 'mock_test_incomplete' }),
    );
    await eventually(async () =>
      expect(await listed(second.mockTestId)).toMatchObject({ access: 'incomplete' }),
    );
    const { body } = await admin.call(admins.adminFixedTests.one, { id: second.mockTestId });
    expect(body.faults).toEqual(['RSA-0101 is retired.']);
    await admin.call(admins.retireMockTest, { mockTestId: second.mockTestId, reason: 'A question is gone' });
    await eventually(async () => expect(await listed(second.mockTestId)).toBeUndefined());
    expect(await refusalOf(publish(second))).toMatchObject({ code: 'mock_test_does_not_fit' });
    await admin.call(publishQuestion, { uid: 'RSA-0101' });
    await publish(second);
    await eventually(async () => expect(await listed(second.mockTestId)).toMatchObject({ access: 'open' }));
  });

  test('costs one read and one append for each answer', async () => {
    const { sessionId, question } = await eventually(
      async () => (await student.call(startMockTest, { mockTestId: second.mockTestId })).body,
    );
    const uid = question?.uid ?? '';
    const answer = { sessionId, uid, answer: answerBy(studentView(sampleOf(uid), 'after')) };
    const stream = mockTestStream.nameOf(sessionId);
    using reads = vi.spyOn(api.storage.journal, 'read');
    using appends = vi.spyOn(api.storage.journal, 'append');
    using queries = vi.spyOn(api.storage.pool, 'query');
    const { body } = await student.call(contract.saveMockTestQuestion, answer);
    expect(body).toMatchObject({ answered: 1, name: 'A clearer name' });
    // The streams of questions and logins are cached, and read when they are not.
    const ofTests = (name: string) => name.startsWith('mock_test');
    expect(reads.mock.calls.map(([, name]) => name).filter(ofTests)).toEqual([stream]);
    expect(appends.mock.calls.map(([, name]) => name).filter(ofTests)).toEqual([stream]);
    const ofLostTime = (query: unknown) =>
      typeof query === 'object' && query !== null && 'name' in query && query.name === 'lost-times';
    expect(queries.mock.calls.filter(([query]) => ofLostTime(query))).toHaveLength(1);
  });

  test('keeps its name in a sitting after its retirement', async () => {
    const { body } = await student.call(startMockTest, { mockTestId: first.mockTestId });
    await admin.call(admins.retireMockTest, { mockTestId: first.mockTestId, reason: 'Old' });
    const { sessionId } = body;
    expect((await student.call(contract.loadMockTest, { sessionId })).body.name).toBe(first.name);
    expect(await refusalOf(student.call(startMockTest, { mockTestId: first.mockTestId }))).toMatchObject({
      code: 'mock_test_not_found',
    });
  });

  test('can be tried by an admin before publication, in a marked and unlisted sitting', async () => {
    await build(writing);
    const { body } = await admin.call(admins.tryMockTest, { mockTestId: writing.mockTestId });
    const state = await stored(body.sessionId);
    expect(state).toMatchObject({
      status: 'running',
      test: { userId: admin.userId, mark: 'trial', testName: writing.name },
    });
    const loaded = await admin.call(contract.loadMockTest, body);
    expect(loaded.body).toMatchObject({ name: writing.name, status: 'running' });
    const list = (await admin.call(fetchAllMockTest, {})).body.mockTests;
    expect(list.flatMap(({ sittings }) => sittings)).toEqual([]);
    const { body: listedSittings } = await admin.call(adminMockTests.list, { filter: '{}' });
    expect(listedSittings.map(({ userId }) => userId)).not.toContain(admin.userId);
    const unknown = admin.call(admins.tryMockTest, { mockTestId: 'mock_test_of_nobody' });
    expect(await refusalOf(unknown)).toMatchObject({ code: 'mock_test_not_found' });
    expect(await refusalOf(student.call(admins.tryMockTest, writing))).toMatchObject({ code: 'not_allowed' });
  });
});
