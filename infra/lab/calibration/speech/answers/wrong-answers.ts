import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { spokenTask } from '#domain/question-types/mechanisms/spoken-task.ts';
import { spokenAnswer } from '#services/analysis/spoken-answer.ts';

export type SpokenQuestion = QuestionOf<'spoken-response'>;

/** A recording that does not answer the question. */
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
/** The texts that do not depend on the question. */
const written = z
  .strictObject({ offTopic: texts, learnt: z.record(z.string(), texts) })
  .parse(JSON.parse(readFileSync(new URL('./wrong-answers.json', import.meta.url), 'utf8')));

/** Takes answers to the questions at these distances within the type; they do not answer this one. */
const places = [5, 12, 19];

/** Whether students answer it in free speech, scored by key points. */
export const isFree = ({ type }: SpokenQuestion): boolean =>
  ['describe', 'retell', 'respond'].includes(spokenTask[type]);
/** Whether students answer it in a word or a few. */
export const isShort = ({ type }: SpokenQuestion): boolean => spokenTask[type] === 'answer';

export const rightAnswerTo = ({ sampleAnswer, correctAnswers }: SpokenQuestion): string =>
  sampleAnswer ?? correctAnswers[0] ?? '';

/** @param all the questions of the bank, as a source of other answers */
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

/** The text of the task itself. Retelling a lecture is the task, so for a lecture it is only the topic. */
const ownWordsOf = (question: SpokenQuestion): string =>
  isShort(question) ? spokenAnswer(question, new Uint8Array()).prompt : question.topic;

/** The first keyword of each group: in one breath, and with a full stop after each point. */
function listsOf({ keyPoints }: SpokenQuestion): string[] {
  const each = keyPoints.map(({ keywords }) => keywords.map(([first]) => first).join(' '));
  return [each.join(' '), each.map((words) => `${words}.`).join(' ')];
}
