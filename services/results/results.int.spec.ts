import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUser } from '#domain/accounts/contract.ts';
import * as adminContract from '#domain/results/admin-contract.ts';
import { fewestPublicResults } from '#domain/results/calibration.ts';
import * as contract from '#domain/results/contract.ts';
import { realResultStream, reportResult } from '#domain/results/real-result.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { refusalOf } from '#infra/testing/refusal-of.ts';
import { handle } from '../core/handle.ts';
import { resultIdOf } from './result-id.ts';
import { scorecardPdf } from './testing/scorecard-pdf.ts';

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  admin = await api.admin();
});
afterAll(() => api[Symbol.asyncDispose]());

const png = await readFile(path.join(import.meta.dirname, 'testing/scorecard.png'));
const scores = { overall: 67, listening: 66, reading: 64, speaking: 72, writing: 65 };
const lines = [
  'Score Report Code: 4A2B7C9D1E',
  'Test Date: 12 October 2025',
  'Overall Score 67',
  'Listening 66',
  'Reading 64',
  'Speaking 72',
  'Writing 65',
];
const blob = (content: Uint8Array, type: string) => new Blob([new Uint8Array(content)], { type });
const takePdf = (user: TestUser, content: Uint8Array) =>
  user.call(contract.takeScorecardPdf, {}, { upload: blob(content, 'application/pdf') });
const takePicture = (user: TestUser, content: Uint8Array, type = 'image/png') =>
  user.call(contract.takePteScorecardScreenshot, {}, { upload: blob(content, type) });
const valuesOf = ({
  scores: read,
  takenOn,
  reportCode,
}: (typeof contract.scorecardReadingSchema)['_output']) => ({
  ...Object.fromEntries(Object.entries(read).map(([name, value]) => [name, value?.value])),
  takenOn: takenOn?.value,
  reportCode: reportCode?.value,
});
const onCard = { ...scores, takenOn: '2025-10-12', reportCode: '4A2B7C9D1E' };

test('reads a screenshot and a PDF with a confidence for each value, and stores neither', async () => {
  const user = await api.registerAndLogIn();
  const { reading } = (await takePicture(user, png)).body;
  expect(valuesOf(reading)).toEqual(onCard);
  expect(reading.scores.overall?.confidence).toBeGreaterThan(0.5);
  const jpeg = await sharp(png).jpeg().toBuffer();
  expect(valuesOf((await takePicture(user, jpeg, 'image/jpeg')).body.reading)).toEqual(onCard);
  const pdf = (await takePdf(user, scorecardPdf(lines))).body;
  expect(valuesOf(pdf.reading)).toEqual(onCard);
  expect(pdf.reading.scores.overall?.confidence).toBe(1);
});

test('refuses other pictures and files', async () => {
  const user = await api.registerAndLogIn();
  const white = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(await refusalOf(takePicture(user, white))).toMatchObject({ code: 'scorecard_not_recognised' });
  expect(await refusalOf(takePdf(user, scorecardPdf(['Dear student'])))).toMatchObject({
    code: 'scorecard_not_recognised',
  });
  for (const content of [scorecardPdf(lines), png.subarray(0, 300)]) {
    expect(await refusalOf(takePicture(user, content))).toMatchObject({ code: 'screenshot_not_valid' });
  }
  for (const content of [png, Buffer.from('%PDF-1.4 and no more')]) {
    expect(await refusalOf(takePdf(user, content))).toMatchObject({ code: 'pdf_not_valid' });
  }
});

test('counts a result once, hides the average of few results, and lets an admin discard one', async () => {
  const [user, other] = await Promise.all([api.registerAndLogIn(), api.registerAndLogIn()]);
  const { proof } = (await takePdf(user, scorecardPdf(lines))).body;
  const reportCode = `R${randomUUID().slice(0, 8)}`;
  const input = { proof, scores: { ...scores, reading: 65 }, takenOn: '2025-10-12', reportCode };
  expect((await user.call(contract.reportRealResult, input)).body).toEqual({ estimated: null });
  await user.call(contract.reportRealResult, { ...input, reportCode: reportCode.toUpperCase() });
  const id = resultIdOf(api.dependencies.settings.personalDataKey, reportCode.toUpperCase());
  const events = await api.dependencies.journal.readAny(realResultStream.nameOf(id));
  expect(events).toMatchObject([{ type: 'RealResultReported', data: { corrected: ['reading'] } }]);
  expect(JSON.stringify(events).toUpperCase()).not.toContain(reportCode.toUpperCase());

  expect(await refusalOf(other.call(contract.reportRealResult, input))).toMatchObject({
    code: 'token_invalid',
  });
  const { proof: ofOther } = (await takePdf(other, scorecardPdf(lines))).body;
  expect(
    await refusalOf(other.call(contract.reportRealResult, { ...input, proof: ofOther, scores })),
  ).toMatchObject({
    code: 'scorecard_reported',
  });
  for (const wrong of [
    { takenOn: '2125-10-12' },
    { reportCode: 'x' },
    { scores: { ...scores, overall: 91 } },
  ]) {
    expect(await refusalOf(user.call(contract.reportRealResult, { ...input, ...wrong }))).toMatchObject({
      code: 'invalid_input',
    });
  }

  await admin.call(adminContract.discardRealResult, { id, reason: 'Not real' });
  await api.dependencies.readModels.waitFor(
    ['real_results'],
    (await api.dependencies.journal.readAny(realResultStream.nameOf(id))).at(-1)?.position,
  );
  expect((await admin.call(adminContract.adminRealResults.one, { id })).body).toMatchObject({
    status: 'discarded',
    overall: 67,
    corrected: ['reading'],
  });
  await user.call(deleteUser, { password: user.password });
});

test('publishes errors from 50 results on', async () => {
  const { journal, readModels } = api.dependencies;
  const context = {
    correlationId: randomUUID(),
    actor: { kind: 'system', id: 'test' },
    at: new Date().toISOString(),
  } as const;
  const estimate = { sessionId: 's', overall: 64, low: 58, high: 70, version: '1' };
  let position: string | undefined;
  const report = async (count: number) => {
    for (let each = 0; each < count; each += 1) {
      const reported = await handle(
        journal,
        realResultStream,
        randomUUID(),
        { ...context, commandId: randomUUID(), userId: admin.userId },
        (state) =>
          reportResult(state, {
            examType: 'core',
            scores,
            takenOn: '2026-03-12',
            source: 'pdf',
            corrected: [],
            estimate,
          }),
      );
      if ('position' in reported) position = reported.position;
    }
    await readModels.waitFor(['real_results'], position);
  };
  const seen = async () => (await api.visitor().call(contract.fetchCalibration, {})).body;
  await report(fewestPublicResults - 1);
  expect(await seen()).toEqual({ results: fewestPublicResults - 1, groups: [] });
  await report(1);
  const error = { results: fewestPublicResults, meanError: -3, meanAbsoluteError: 3, inRange: 1 };
  const group = { examType: 'core', version: '1', ...error };
  expect(await seen()).toEqual({ results: fewestPublicResults, groups: [group] });
  expect((await admin.call(adminContract.fetchCalibrationLedger, {})).body.groups).toEqual([
    { ...group, months: [{ month: '2026-03', ...error }] },
  ]);
});
