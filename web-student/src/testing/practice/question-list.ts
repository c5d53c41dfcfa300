import type { InputOf } from '#domain/core/contract.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { studentView } from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import { levelChances } from '#domain/questions/rating.ts';
import type { fetchQuestions, QuestionListing, QuestionSort } from '#domain/questions/contract.ts';
import type { Answers } from '../fake-api.ts';

export function listing(uid: string, more: Partial<QuestionListing> = {}): QuestionListing {
  return {
    uid,
    type: typeOfUid(uid),
    title: `Question ${uid}`,
    difficulty: 2,
    topics: ['nature'],
    free: true,
    prediction: false,
    isLocked: false,
    answered: 0,
    bestPercent: null,
    lastPercent: null,
    lastSuccessful: null,
    isFavorite: false,
    isTested: false,
    ...more,
  };
}

export function questionListAnswers(questions: readonly QuestionListing[]) {
  const matching = ({
    type,
    section,
    search,
    favorite,
    prediction,
    difficulty,
    topic,
    atMyLevel,
  }: InputOf<typeof fetchQuestions>) =>
    questions.filter(
      (one) =>
        (type === undefined || one.type === type) &&
        (section === undefined || catalogue[one.type].section === section) &&
        (search === undefined || `${one.uid} ${one.title}`.toLowerCase().includes(search.toLowerCase())) &&
        (favorite !== true || one.isFavorite) &&
        (prediction !== true || one.prediction) &&
        (difficulty === undefined || difficulty.includes(one.difficulty)) &&
        (topic === undefined || one.topics.includes(topic)) &&
        (atMyLevel !== true || isAtLevel(one)),
    );
  const types = [...new Set(questions.map(({ type }) => type))];
  return {
    // Hovering a row prefetches its question.
    fetchQuestion: ({ uid }) => ({
      status: 200,
      body: { question: { ...studentView(sampleQuestions[typeOfUid(uid)], 'before'), uid }, revision: 1 },
    }),
    fetchQuestions: (input) => {
      const found = matching(input).toSorted(
        (a, b) => (input.sort.order === 'asc' ? 1 : -1) * compare(a, b, input.sort.field),
      );
      const showsChance = input.atMyLevel === true || input.sort.field === 'chance';
      const shown = found
        .slice(input.offset, input.offset + input.limit)
        .map(({ chance, ...one }) => (showsChance && chance !== undefined ? { ...one, chance } : one));
      return { status: 200, body: { questions: shown, total: found.length } };
    },
    fetchNextNotDone: (input) => {
      const next = matching(input).find(({ answered, isLocked }) => answered === 0 && !isLocked);
      return { status: 200, body: { uid: next?.uid ?? null } };
    },
    fetchExercises: () => ({
      status: 200,
      body: {
        exercises: types.map((type) => {
          const ofType = questions.filter((one) => one.type === type);
          return {
            type,
            total: ofType.length,
            done: ofType.filter(({ answered }) => answered > 0).length,
            wrong: ofType.filter(({ lastSuccessful }) => lastSuccessful === false).length,
          };
        }),
      },
    }),
  } satisfies Answers;
}

const isAtLevel = ({ chance = 0 }: QuestionListing) =>
  chance >= levelChances.least && chance <= levelChances.most;

function compare(a: QuestionListing, b: QuestionListing, field: QuestionSort['field']) {
  const [one, other] = [a[field] ?? -1, b[field] ?? -1];
  return one < other ? -1 : one > other ? 1 : 0;
}
