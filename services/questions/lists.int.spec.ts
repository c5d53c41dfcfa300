import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveQuestionDone, toggleFavoriteQuestion } from '#domain/practice/contract.ts';
import { typesOf } from '#domain/question-types/catalogue/exam-sections.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { answerableCodes } from '#domain/question-types/registry.ts';
import { sections } from '#domain/question-types/section.ts';
import { reviseQuestion } from '#domain/questions/admin-contract.ts';
import * as contract from '#domain/questions/contract.ts';
import { grantPaidTime } from '#domain/support/contract.ts';
import { questionBank, rightAnswer, seeded, wholeBank } from '#infra/testing/question-bank.ts';
import { eventually, startTestApi, type TestApi, type TestPerson } from '#infra/testing/api.ts';

/** The queries have their own specs; here each call must use the right one for the right person. */
let api: TestApi;
const sorted = questionBank.map(({ uid }) => uid).toSorted();
/** The seed predicts no questions. */
const predicted = [seeded('LWB'), seeded('RFB'), seeded('RFB', { nth: 1 })];
beforeAll(async () => {
  api = await startTestApi();
  const admin = await api.admin();
  for (const question of predicted) {
    await admin.call(reviseQuestion, {
      question: { ...question, prediction: true },
      reason: 'Seen in an exam',
    });
  }
  await eventually(async () => {
    const { body } = await api.visitor().call(contract.fetchQuestions, { limit: 1 });
    if (body.total < questionBank.length) throw new Error('not all questions are listed yet');
    const { body: told } = await api.visitor().call(contract.fetchPredictedQuestions, {});
    if (told.uids.length < predicted.length) throw new Error('not all predictions are listed yet');
  });
});
afterAll(() => api[Symbol.asyncDispose]());

const listed = async (person: TestPerson, filter: Parameters<typeof call>[1] = {}) =>
  (await call(person, { limit: 100, ...filter })).questions;
async function call(
  person: TestPerson,
  input: contract.QuestionFilter & { limit?: number; offset?: number },
) {
  return (await person.call(contract.fetchQuestions, input)).body;
}
async function listedWhole(person: TestPerson, filter: contract.QuestionFilter) {
  const offsets = Array.from({ length: Math.ceil(questionBank.length / 100) }, (_page, index) => index * 100);
  const pages = await Promise.all(offsets.map((offset) => listed(person, { ...filter, offset })));
  return pages.flat();
}
const typesIn = (questions: readonly { readonly type: string }[]) =>
  new Set(questions.map(({ type }) => type));
const answer = (person: TestPerson, uid: string) =>
  person.call(saveQuestionDone, { uid, answer: rightAnswer(uid), secondsUsed: 9 });

describe('the list of questions', () => {
  test('has pages in the order of the exam, and its length', async () => {
    const person = api.visitor();
    const pages = [];
    for (let offset = 0; offset < questionBank.length; offset += 50) {
      pages.push(await call(person, { offset, limit: 50 }));
    }
    const questions = pages.flatMap((page) => page.questions);
    expect(questions.map(({ uid }) => uid).toSorted()).toEqual(sorted);
    const inOrder = questions.map(({ type }) => catalogue[type].section);
    expect(inOrder.filter((section, place) => section !== inOrder[place - 1])).toEqual(sections);
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([questionBank.length]));
    expect((await call(person, {})).questions).toHaveLength(25);
  });

  test('hides reserved questions, from paying users too', async () => {
    const kept = wholeBank.find(({ reserved, type }) => reserved === true && type === 'RSA');
    if (!kept) throw new Error('the seed keeps no RSA for tests');
    const [paid, admin] = await Promise.all([api.registerAndLogIn(), api.admin()]);
    const paidExpiryTime = '2099-01-01T00:00:00.000Z';
    await admin.call(grantPaidTime, { id: paid.userId, paidExpiryTime, reason: 'a test' });
    const { uid } = kept;
    for (const person of [api.visitor(), paid]) {
      expect((await listedWhole(person, { type: 'RSA' })).map((one) => one.uid)).not.toContain(uid);
      const { exercises } = (await person.call(contract.fetchExercises, {})).body;
      const inPractice = questionBank.filter(({ type }) => type === 'RSA').length;
      expect(exercises.find(({ type }) => type === 'RSA')).toMatchObject({ total: inPractice });
      const missing = { code: 'question_not_found' };
      await expect(person.call(contract.fetchQuestion, { uid })).rejects.toMatchObject(missing);
      await expect(answer(person, uid)).rejects.toMatchObject(missing);
    }
  });

  test('shows which questions each person may practise', async () => {
    const [student, admin] = await Promise.all([api.registerAndLogIn(), api.admin()]);
    for (const person of [api.visitor(), student]) {
      const { questions } = await call(person, { type: 'RSA' });
      expect(questions.every(({ free, isLocked }) => free !== isLocked)).toBe(true);
    }
    const paidExpiryTime = '2099-01-01T00:00:00.000Z';
    await admin.call(grantPaidTime, { id: student.userId, paidExpiryTime, reason: 'a test' });
    for (const person of [student, admin]) {
      const { questions } = await call(person, { type: 'RSA' });
      expect(questions.some(({ isLocked }) => isLocked)).toBe(false);
    }
  });

  test('shows an answer at once to its author', async () => {
    const [visitor, student] = [api.visitor(), await api.registerAndLogIn()];
    const { uid } = seeded('RSA');
    for (const person of [visitor, student]) {
      await answer(person, uid);
      await person.call(saveQuestionDone, {
        uid,
        answer: { type: 'RSA', selectedAnswer: '' },
        secondsUsed: 1,
      });
      const [line] = await listed(person, { type: 'RSA', status: 'done' });
      expect(line).toMatchObject({
        uid,
        answered: 2,
        bestPercent: 100,
        lastPercent: 0,
        lastSuccessful: false,
      });
      expect(await listed(person, { type: 'RSA', status: 'wrong' })).toHaveLength(1);
    }
    expect(await listed(api.visitor(), { status: 'done' })).toEqual([]);
  });

  test.each(['new_format', 'old_format', 'core', 'ukvi', 'ukvi_old'] as const)(
    'of the exam %s has only its types, and of a section only those of the section',
    async (examType) => {
      const person = api.visitor();
      const ofExam = new Set<string>(typesOf(examType));
      const answerable = answerableCodes.filter((code) => ofExam.has(code));
      expect(typesIn(await listedWhole(person, { examType }))).toEqual(new Set(answerable));
      for (const section of ['reading', 'listening', 'speaking', 'writing'] as const) {
        const inSection = answerable.filter((code) => catalogue[code].section === section);
        expect(typesIn(await listedWhole(person, { examType, section }))).toEqual(new Set(inSection));
      }
    },
  );

  test('of a section without an exam has all its types', async () => {
    const typesOfSection = async (section: 'reading' | 'writing' | 'speaking') =>
      typesIn(await listedWhole(api.visitor(), { section }));
    expect(await typesOfSection('reading')).toEqual(new Set(['RSA', 'RMA', 'RRP', 'RFG', 'RFB']));
    expect(await typesOfSection('writing')).toEqual(new Set(['WWM', 'WWE', 'WWS', 'WSC']));
    expect(await typesOfSection('speaking')).toEqual(
      new Set(['SRA', 'SRS', 'SSQ', 'SDI', 'SGD', 'SRL', 'SIT', 'SIA']),
    );
  });
});

describe('the neighbours of a question', () => {
  const filter = { type: 'LMA', sort: { field: 'uid', order: 'asc' } } as const;
  const ofType = sorted.filter((uid) => uid.startsWith('LMA'));

  test('are those before and after it in the list', async () => {
    const person = api.visitor();
    for (const [index, uid] of ofType.entries()) {
      const { body } = await person.call(contract.fetchNeighbours, { ...filter, uid });
      expect(body).toEqual({
        previous: ofType[index - 1] ?? null,
        next: ofType[index + 1] ?? null,
        place: index + 1,
        total: ofType.length,
      });
    }
    const section = { section: 'reading', uid: ofType[0] ?? '' } as const;
    const { body } = await person.call(contract.fetchNeighbours, section);
    expect(body.place).toBeNull();
  });

  test('skip questions that may not be practised for the next open one', async () => {
    const [visitor, admin] = [api.visitor(), await api.admin()];
    const next = async (person: TestPerson, after?: string) => {
      const input = { ...filter, ...(after !== undefined && { after }) };
      return (await person.call(contract.fetchNextNotDone, input)).body.uid;
    };
    const free = ofType.filter((uid) =>
      questionBank.some((question) => question.uid === uid && question.free),
    );
    expect(await next(visitor)).toBe(free[0]);
    await answer(visitor, free[0] ?? '');
    expect(await next(visitor)).toBe(free[1]);
    expect(await next(visitor, free.at(-1))).toBeNull();
    expect(await next(admin)).toBe(ofType[0]);
    expect(await next(admin, ofType[0])).toBe(ofType[1]);
  });
});

test('counts the questions of each type, done and wrong ones', async () => {
  const student = await api.registerAndLogIn();
  const { uid } = seeded('LWB');
  await answer(student, uid);
  await student.call(toggleFavoriteQuestion, { uid, isFavorite: true });
  const { body } = await student.call(contract.fetchExercises, {});
  expect(body.exercises.map(({ type }) => type).toSorted()).toEqual(answerableCodes.toSorted());
  const total = questionBank.filter(({ type }) => type === 'LWB').length;
  expect(body.exercises.find(({ type }) => type === 'LWB')).toEqual({
    type: 'LWB',
    total,
    done: 1,
    wrong: 0,
  });
  const foretold = await student.call(contract.fetchExercises, { prediction: true });
  const totals = foretold.body.exercises.map((exercise) => [exercise.type, exercise.total]);
  expect(Object.fromEntries(totals)).toMatchObject({ LWB: 1, RFB: 2 });
});

test('lists predicted questions by uid', async () => {
  const uids = predicted.map(({ uid }) => uid);
  const { body } = await api.visitor().call(contract.fetchPredictedQuestions, {});
  expect(body.uids.toSorted()).toEqual(uids.toSorted());
  const ofType = await api.visitor().call(contract.fetchPredictedQuestions, { type: 'RFB' });
  expect(ofType.body.uids.toSorted()).toEqual(uids.filter((uid) => uid.startsWith('RFB')).toSorted());
  expect((await api.visitor().call(contract.fetchPredictedQuestions, { type: 'WWE' })).body.uids).toEqual([]);
});
