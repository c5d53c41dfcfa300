import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUser } from '#domain/accounts/contract.ts';
import {
  adminReportSchema,
  draftQuestion,
  reviseQuestion,
  publishQuestion,
  resolveReport,
  type AdminReport,
} from '#domain/questions/admin-contract.ts';
import { reportQuestion } from '#domain/questions/contract.ts';
import { questionReportStream } from '#domain/questions/question-report.ts';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { countEvents } from '#infra/testing/refusals.ts';
import { refusalOf } from '#infra/testing/refusal-of.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';

let api: TestApi;
let admin: TestUser;
const { uid } = rsaQuestion;
const perHour = 3;
beforeAll(async () => {
  api = await startTestApi({
    questions: 'none',
    settings: {
      rateLimits: {
        report: {
          what: '',
          limits: [
            { of: 'visitors', times: 20, seconds: 300 },
            { of: 'person', times: perHour, seconds: 3_600 },
          ],
        },
      },
    },
  });
  admin = await api.admin();
  await admin.call(draftQuestion, { question: rsaQuestion });
  await admin.call(publishQuestion, { uid });
});
afterAll(() => api[Symbol.asyncDispose]());

const message = 'The second option is right too.';
const report = { uid, reason: 'wrong_answer', message } as const;
async function readReport(id: string): Promise<AdminReport> {
  const response = await api.inject({
    method: 'GET',
    url: `/api/admin/reports/${id}`,
    headers: { authorization: `Bearer ${admin.token}` },
  });
  return adminReportSchema.parse(response.json());
}
const eventsOf = (id: string) =>
  api.storage.journal.read(questionReportStream, questionReportStream.nameOf(id));

test('shows admins the reports of students and visitors, and stores their outcome', async () => {
  const [student, visitor] = [await api.registerAndLogIn(), api.visitor()];
  for (const person of [student, visitor]) {
    const { reportId } = (await person.call(reportQuestion, report)).body;
    await eventually(async () => {
      expect(await readReport(reportId)).toMatchObject({
        id: reportId,
        ...report,
        revision: 1,
        status: 'open',
        resolution: null,
        userId: person === student ? student.userId : null,
        visitorId: person === student ? null : visitor.visitorId,
      });
    });
    const resolution = { id: reportId.toUpperCase(), resolution: 'corrected', note: 'Thank you' } as const;
    await admin.call(resolveReport, resolution);
    await admin.call(resolveReport, resolution);
    await eventually(async () => {
      expect(await readReport(reportId)).toMatchObject({ status: 'resolved', note: 'Thank you' });
    });
    const events = await eventsOf(reportId);
    expect(events).toHaveLength(2);
    const whose = person === student ? { userId: student.userId } : { visitorId: visitor.visitorId };
    expect(events[1]?.metadata).toMatchObject({ ...whose, actor: { kind: 'admin', id: admin.userId } });
    expect(Object.values(events[1]?.metadata ?? {})).not.toContain(
      person === student ? visitor.visitorId : student.userId,
    );
  }
});

test('stores the revision of a report, and a repeated report once', async () => {
  await admin.call(reviseQuestion, { question: { ...rsaQuestion, title: 'New' }, reason: 'A test' });
  const student = await api.registerAndLogIn();
  const commandId = randomUUID();
  for (let time = 0; time < 2; time += 1) {
    const { body } = await student.call(reportQuestion, { ...report, revision: 1 }, { commandId });
    expect(body).toEqual({ reportId: commandId });
  }
  expect((await eventsOf(commandId)).map(({ data }) => data)).toMatchObject([{ revision: 1 }]);
  const { body } = await student.call(reportQuestion, { ...report, revision: 99 });
  expect((await eventsOf(body.reportId))[0]?.data).toMatchObject({ revision: 2 });
});

test('seals the text of a report, and erases it with the account', async () => {
  const student = await api.registerAndLogIn();
  const { reportId } = (await student.call(reportQuestion, report)).body;
  const stored = await api.storage.store.read(questionReportStream.nameOf(reportId));
  expect(JSON.stringify(stored)).not.toContain('second option');
  await student.call(deleteUser, { password: student.password });
  await eventually(async () => expect((await readReport(reportId)).message).toBeNull());
});

test('refuses a report on a missing question, and the resolution of a missing report', async () => {
  const [first, second] = [await api.admin(), await api.admin()];
  await expect(
    first.call(resolveReport, { id: randomUUID(), resolution: 'declined', note: '' }),
  ).rejects.toMatchObject({ code: 'not_found', status: 404 });
  await admin.call(draftQuestion, { question: { ...rsaQuestion, uid: 'RSA-8001' } });
  const refused = second.call(reportQuestion, { ...report, uid: 'RSA-8001' });
  await expect(refused).rejects.toMatchObject({ code: 'question_not_found', status: 404 });
});

test('treats a reserved question as missing for those who never saw it', async () => {
  const reserved = { ...rsaQuestion, uid: 'RSA-8002', reserved: true, free: false };
  await admin.call(draftQuestion, { question: reserved });
  await admin.call(publishQuestion, { uid: reserved.uid });
  const refusals = await Promise.all(
    ['RSA-8002', 'RSA-8999'].map((missing) =>
      refusalOf(api.visitor().call(reportQuestion, { ...report, uid: missing })),
    ),
  );
  expect(refusals[0]).toMatchObject({ code: 'question_not_found' });
  expect(refusals[0]).toEqual(refusals[1]);
  // A student who saw it in a test may report it.
  const student = await api.registerAndLogIn();
  const sessionId = randomUUID();
  const [startedAt, expiresAt] = ['2026-11-27T09:00:00.000Z', '2026-12-04T09:00:00.000Z'];
  const clocks = [{ seconds: 360, questions: [{ uid: reserved.uid, revision: 1 }] }];
  const data = { sessionId, mockTestId: 'reading_sprint_1', userId: student.userId, startedAt, expiresAt };
  const appended = await api.dependencies.journal.append(
    mockTestStream,
    mockTestStream.nameOf(sessionId),
    [{ type: 'MockTestStarted', data: { ...data, sections: [{ section: 'reading', clocks }] } }],
    'noStream',
    {
      commandId: randomUUID(),
      correlationId: randomUUID(),
      actor: { kind: 'student', id: student.userId },
      userId: student.userId,
      at: startedAt,
    },
  );
  if (appended.outcome !== 'appended') throw new Error(appended.outcome);
  await api.dependencies.readModels.waitFor(['sittings'], appended.position);
  await student.call(reportQuestion, { ...report, uid: reserved.uid });
});

test('limits reports', async () => {
  const student = await api.registerAndLogIn();
  for (let time = 0; time < perHour; time += 1) await student.call(reportQuestion, report);
  const before = await countEvents(api);
  await expect(student.call(reportQuestion, report)).rejects.toMatchObject({
    code: 'too_many_requests',
    status: 429,
  });
  expect(await countEvents(api)).toBe(before);
  await (await api.registerAndLogIn()).call(reportQuestion, report);
  // A visitor may use a new id for each report; the network stays the same.
  const visitors = Array.from({ length: 200 }, () => api.visitor().call(reportQuestion, report));
  const outcomes = await Promise.allSettled(visitors);
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(20);
  // Users with an account are not affected.
  await (await api.registerAndLogIn()).call(reportQuestion, report);
});
