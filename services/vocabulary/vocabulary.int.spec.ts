import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  fetchDueWordCount,
  fetchMyWords,
  recallWord,
  removeWord,
  saveWord,
} from '#domain/vocabulary/contract.ts';
import { startTestApi, type TestApi } from '#infra/testing/api.ts';
import { refusalOf } from '#infra/testing/refusal-of.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
});
afterAll(() => api[Symbol.asyncDispose]());

test('lets a student save, review and remove words', async () => {
  const [student, other] = [await api.registerAndLogIn(), await api.registerAndLogIn()];
  const words = async () => (await student.call(fetchMyWords, {})).body.words;
  for (const word of ['Abandon', 'abandon', 'vary']) await student.call(saveWord, { word });
  const saved = await words();
  expect(saved.map(({ word }) => word).toSorted()).toEqual(['abandon', 'vary']);
  expect(saved[0]).toMatchObject({
    isDue: true,
    pronunciation: expect.any(String) as string,
    example: expect.any(String) as string,
  });
  const first = (await student.call(recallWord, { word: 'vary', recall: 'good' })).body.due;
  expect(Date.parse(first)).toBeGreaterThan(Date.now());
  expect((await student.call(recallWord, { word: 'vary', recall: 'again' })).body.due).toBe(first);
  expect(await words()).toMatchObject([
    { word: 'abandon', isDue: true },
    { word: 'vary', isDue: false, due: first },
  ]);
  await student.call(removeWord, { word: 'abandon' });
  expect((await words()).map(({ word }) => word)).toEqual(['vary']);
  expect((await other.call(fetchMyWords, {})).body.words).toEqual([]);
});

test('counts the due words of a student', async () => {
  const [student, other] = [await api.registerAndLogIn(), await api.registerAndLogIn()];
  const due = async () => (await student.call(fetchDueWordCount, {})).body.due;
  expect(await due()).toBe(0);
  for (const word of ['abandon', 'vary', 'pebble']) await student.call(saveWord, { word });
  await other.call(saveWord, { word: 'vary' });
  expect(await due()).toBe(3);
  await student.call(recallWord, { word: 'vary', recall: 'good' });
  expect(await due()).toBe(2);
  await student.call(removeWord, { word: 'abandon' });
  expect(await due()).toBe(1);
});

test('saves a word outside the vocabulary with its first meaning in the dictionary', async () => {
  const student = await api.registerAndLogIn();
  await student.call(saveWord, { word: 'pebble' });
  const { body } = await student.call(fetchMyWords, {});
  expect(body.words).toMatchObject([
    {
      word: 'pebble',
      partOfSpeech: 'noun',
      definition: expect.stringContaining('rock') as string,
      isDue: true,
    },
  ]);
});

test('refuses invalid input', async () => {
  const student = await api.registerAndLogIn();
  expect(await refusalOf(student.call(saveWord, { word: 'qwxyz' }))).toMatchObject({
    status: 404,
    code: 'word_not_found',
  });
  expect(await refusalOf(student.call(recallWord, { word: 'vary', recall: 'good' }))).toMatchObject({
    status: 409,
    code: 'word_not_saved',
  });
  expect(await refusalOf(api.visitor().call(fetchMyWords, {}))).toMatchObject({ code: 'not_logged_in' });
});
