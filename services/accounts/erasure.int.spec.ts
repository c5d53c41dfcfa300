import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUser } from '#domain/accounts/contract.ts';
import { grantExtraTime } from '#domain/extra-time/contract.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { reportQuestion } from '#domain/questions/contract.ts';
import { createSurvey, discardSurveyResponse } from '#domain/surveys/admin-contract.ts';
import { completeSurvey } from '#domain/surveys/contract.ts';
import { wholeAnswers, wholeSurvey } from '#domain/surveys/testing/surveys.ts';
import { blockStudent, grantPaidTime, lookUpHistory, unblockStudent } from '#domain/support/contract.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { patienceMs } from '#infra/testing/patience.ts';
import { accounts } from '#projections/accounts/projection.ts';
import { rebuild } from '#projections/core/rebuild.ts';
import { projections } from '#projections/projections.ts';
import { reportMessages } from '#projections/report-messages/projection.ts';
import { surveyResponses } from '#projections/survey-responses/projection.ts';
import { createOutbox } from '../mail/outbox.ts';
import { aMail } from '../mail/testing/a-mail.ts';

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi({ questions: ['LWD-0001'] });
  admin = await api.admin();
  await admin.call(createSurvey, {
    ...wholeSurvey,
    startTime: '2026-01-01T00:00:00.000Z',
    endTime: '2099-01-01T00:00:00.000Z',
    reason: 'We want to know',
  });
});
afterAll(() => api[Symbol.asyncDispose]());

const typed = 'A sentence that no other test types';
/** Texts of admins about a user are personal too. */
const reason = 'Moved to Ljubljana, ticket 4711';

/** A user with every kind of personal text. */
async function knownStudent(): Promise<TestUser> {
  const student = await api.registerAndLogIn();
  const id = student.userId;
  const answer = { type: 'LWD', text: typed } as const;
  await student.call(saveQuestionDone, { uid: 'LWD-0001', answer, secondsUsed: 41 });
  await student.call(reportQuestion, { uid: 'LWD-0001', reason: 'audio', message: typed });
  const answers = wholeAnswers.with(3, { kind: 'text', text: typed });
  const { surveyId } = wholeSurvey;
  await student.call(completeSurvey, { surveyId, answers });
  await admin.call(discardSurveyResponse, { surveyId, userId: id, reason });
  await admin.call(grantPaidTime, { id, paidExpiryTime: '2031-01-01T00:00:00.000Z', reason });
  await admin.call(blockStudent, { id, reason });
  await admin.call(unblockStudent, { id, reason });
  await admin.call(grantExtraTime, { id, percent: 50, reason });
  await admin.call(lookUpHistory, { id, reason });
  await createOutbox(api.storage.pool).send(aMail({ to: student.email, text: typed, userId: id }));
  return api.logIn(student);
}

test('stores no personal data in the clear, and none at all after the account is deleted', async () => {
  const student = await knownStudent();
  await caughtUp();
  const personal = [student.email, typed, reason];
  expect(await tablesWith(personal, 'event_store')).toEqual([]);
  // The search finds existing texts: the email, the admins' lists of users, reports and surveys.
  expect(await tablesWith(personal)).toEqual([
    'mail.outbox',
    `read_models.accounts_v${accounts.version}`,
    `read_models.report_messages_v${reportMessages.version}`,
    `read_models.survey_responses_v${surveyResponses.version}`,
  ]);

  await student.call(deleteUser, { password: student.password });
  await caughtUp();
  expect(await tablesWith(personal)).toEqual([]);
});

test('rebuilds every read model without the key to the same rows', async () => {
  const [student, other] = [await knownStudent(), await knownStudent()];
  await student.call(deleteUser, { password: student.password });
  await caughtUp();
  const { journal, pool } = api.storage;
  for (const projection of projections) {
    const before = await rowsOf(pool, `read_models.${projection.name}`);
    await rebuild({ journal, pool, projection, signal: AbortSignal.timeout(patienceMs) });
    expect(await rowsOf(pool, `read_models.${projection.name}`)).toBe(before);
  }
  expect(await rowsOf(pool, 'read_models.accounts')).toContain(other.email);
});

async function caughtUp(): Promise<void> {
  let last = '';
  for await (const { position } of api.storage.journal.readAll()) last = position;
  await eventually(async () => {
    const states = await api.dependencies.readModels.states();
    expect(states.every(({ position }) => (position ?? '') >= last)).toBe(true);
  });
}

/** The tables with a row that contains one of the texts, except Postgres's own. */
async function tablesWith(texts: readonly string[], schema = '%'): Promise<string[]> {
  const { pool } = api.storage;
  const { rows } = await pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema like $1
       and table_schema not in ('pg_catalog', 'information_schema') order by name`,
    [schema],
  );
  expect(rows.length).toBeGreaterThan(1);
  const found: string[] = [];
  for (const { name } of rows) {
    const content = (await rowsOf(pool, name)).toLowerCase();
    if (texts.some((text) => content.includes(text.toLowerCase()))) found.push(name);
  }
  return found;
}

async function rowsOf(pool: pg.Pool, table: string): Promise<string> {
  const { rows } = await pool.query<{ row: string }>(
    `select row_to_json(each)::text as row from ${table} as each order by row`,
  );
  return rows.map(({ row }) => row).join('\n');
}
