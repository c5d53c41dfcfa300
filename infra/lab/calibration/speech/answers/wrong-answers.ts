import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { spokenTask } from '#domain/question-types/mechanisms/spoken-task.ts';
import { spokenAnswer } from '#services/analysis/spoken-answer.ts';

export type SpokenQuestion = QuestionOf<'spoken-response'>;

/** Something that is said instead of an answer. */
export interface WrongAnswer {
  readonly kind: (typeof wrongKinds)[number];
  readonly text: string;
}

export const wrongKinds = [
  "another question's answer",
  'off-topic talk',
  'a memorised answer that fits every question',
  "the task's own words",
  'the keywords, listed',
] as const;

const texts = z.array(z.string().min(1));
/** What does not depend on the question. */
const written = z
  .strictObject({ offTopic: texts, learnt: z.record(z.string(), texts) })
  .parse(JSON.parse(readFileSync(new URL('./wrong-answers.json', import.meta.url), 'utf8')));

/** Questions of the same type, this many places on: their answers are no answer to this one. */
const places = [5, 12, 19];

/** Whether it is answered in one's own words, and held against key points. */
export const isFree = ({ type }: SpokenQuestion): boolean =>
  ['describe', 'retell', 'respond'].includes(spokenTask[type]);
/** Whether it is answered in a word or a few. */
export const isShort = ({ type }: SpokenQuestion): boolean => spokenTask[type] === 'answer';

/** A right answer: what the bank shows as one. */
export const rightAnswerTo = ({ sampleAnswer, correctAnswers }: SpokenQuestion): string =>
  sampleAnswer ?? correctAnswers[0] ?? '';

/** @param all the questions of the bank, from which other answers are taken */
export function wrongAnswersTo(question: SpokenQuestion, all: readonly SpokenQuestion[]): WrongAnswer[] {
  const { type } = question;
  const same = all.filter((other) => other.type === type);
  const at = same.findIndex(({ uid }) => uid === question.uid);
  const others = places
    .flatMap((place) => same[(at + place) % same.length] ?? [])
    .filter(({ uid }) => uid !== question.uid);
  const as = (kind: WrongAnswer['kind'], said: readonly string[]) => said.map((text) => ({ kind, text }));
  return [
    ...as("another question's answer", others.map(rightAnswerTo)),
    ...as('off-topic talk', written.offTopic),
    ...as('a memorised answer that fits every question', written.learnt[type] ?? []),
    ...as("the task's own words", [ownWordsOf(question)]),
    ...as('the keywords, listed', isFree(question) ? listsOf(question) : []),
  ];
}

/** What is read or heard of the task; a lecture is there to be told again, so of that it is what stands above it. */
const ownWordsOf = (question: SpokenQuestion): string =>
  isShort(question) ? spokenAnswer(question, new Uint8Array()).prompt : question.topic;

/** Of each group of keywords the first: in one breath, and with a stop after each point. */
function listsOf({ keyPoints }: SpokenQuestion): string[] {
  const each = keyPoints.map(({ keywords }) => keywords.map(([first]) => first).join(' '));
  return [each.join(' '), each.map((words) => `${words}.`).join(' ')];
}
