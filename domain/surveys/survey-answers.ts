import { z } from 'zod';
import { plainText } from '../core/contract.ts';
import { netPromoterMaximum, type Survey, type SurveyQuestion } from './survey-content.ts';

const place = z.int().min(0).max(100);

/** In question order; null for an omitted question. */
export const answersWith = <Text extends z.ZodType>(text: Text) =>
  z
    .array(
      z
        .discriminatedUnion('kind', [
          /** Options by place, from 0. */
          z.object({ kind: z.literal('single'), option: place }),
          z.object({ kind: z.literal('several'), options: z.array(place).max(20) }),
          z.object({ kind: z.literal('scale'), value: place }),
          z.object({ kind: z.literal('text'), text }),
          z.object({ kind: z.literal('net_promoter'), value: place }),
        ])
        .nullable(),
    )
    .max(50);

/** In characters. */
export const longestText = 2_000;

export const surveyAnswersSchema = answersWith(plainText(longestText));
export type SurveyAnswers = z.infer<typeof surveyAnswersSchema>;
export type SurveyAnswer = SurveyAnswers[number];

function isEmpty(answer: SurveyAnswer | undefined): boolean {
  if (!answer) return true;
  if (answer.kind === 'several') return answer.options.length === 0;
  return answer.kind === 'text' && answer.text.trim() === '';
}

/** With null for omitted questions. */
export const withoutEmpty = (answers: SurveyAnswers): SurveyAnswers =>
  answers.map((answer) => (isEmpty(answer) ? null : answer));

/** Faults by question index; empty if valid. */
export function faultsOf(
  { questions }: Pick<Survey, 'questions'>,
  answers: SurveyAnswers,
): ReadonlyMap<number, string> {
  const faults = new Map<number, string>();
  for (const [index, question] of questions.entries()) {
    const answer = answers[index];
    if (isEmpty(answer)) {
      if (question.isRequired) faults.set(index, 'Answer this question.');
    } else if (!answer || !fits(question, answer)) {
      faults.set(index, 'This answer does not belong to the question.');
    }
  }
  // An answer without a question.
  if (answers.length > questions.length)
    faults.set(questions.length, 'This answer does not belong to the survey.');
  return faults;
}

function fits(question: SurveyQuestion, answer: NonNullable<SurveyAnswer>): boolean {
  switch (answer.kind) {
    case 'single':
      return question.kind === 'single' && answer.option < question.options.length;
    case 'several':
      return (
        question.kind === 'several' &&
        new Set(answer.options).size === answer.options.length &&
        answer.options.every((option) => option < question.options.length)
      );
    case 'scale':
      return question.kind === 'scale' && answer.value >= 1 && answer.value <= question.maximum;
    case 'text':
      return question.kind === 'text';
    case 'net_promoter':
      return question.kind === 'net_promoter' && answer.value <= netPromoterMaximum;
  }
}

export function answerWords(question: SurveyQuestion, answer: SurveyAnswer | undefined): string {
  if (!answer) return '';
  switch (answer.kind) {
    case 'single':
      return optionsOf(question)[answer.option] ?? '';
    case 'several':
      return answer.options.map((option) => optionsOf(question)[option] ?? '').join('; ');
    case 'text':
      return answer.text;
    case 'scale':
    case 'net_promoter':
      return String(answer.value);
  }
}

const optionsOf = (question: SurveyQuestion): readonly string[] =>
  question.kind === 'single' || question.kind === 'several' ? question.options : [];
