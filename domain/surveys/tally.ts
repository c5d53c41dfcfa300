import { z } from 'zod';
import type { SurveyAnswers } from './survey-answers.ts';
import { netPromoterMaximum, type Survey, type SurveyQuestion } from './survey-content.ts';

export const surveyTallySchema = z.object({
  answered: z.int().min(0),
  /** Counts per option or point in order; empty for texts. */
  counts: z.array(z.object({ label: z.string(), count: z.int().min(0) })),
  /** Of a scale; null for other kinds and without answers. */
  average: z.number().nullable(),
  /** Percentage of promoters (9 or 10) minus detractors (0 to 6): -100 to 100. */
  netPromoterScore: z.int().min(-100).max(100).nullable(),
});
export type SurveyTally = z.infer<typeof surveyTallySchema>;

/** Tallies in question order. */
export function tallyOf(
  { questions }: Pick<Survey, 'questions'>,
  responses: readonly SurveyAnswers[],
): SurveyTally[] {
  return questions.map((question, place) => {
    const labels = labelsOf(question);
    const counts = labels.map((label) => ({ label, count: 0 }));
    let answered = 0;
    for (const answers of responses) {
      const answer = answers[place];
      if (!answer) continue;
      answered += 1;
      for (const chosen of chosenIn(answer)) {
        const counted = counts[chosen];
        if (counted) counted.count += 1;
      }
    }
    const points = counts.map(({ label, count }) => ({ value: Number(label), count }));
    return {
      answered,
      counts,
      average: question.kind === 'scale' && answered > 0 ? averageOf(points, answered) : null,
      netPromoterScore:
        question.kind === 'net_promoter' && answered > 0 ? promoterScore(points, answered) : null,
    };
  });
}

function labelsOf(question: SurveyQuestion): readonly string[] {
  switch (question.kind) {
    case 'single':
    case 'several':
      return question.options;
    case 'scale':
      return Array.from({ length: question.maximum }, (_, index) => String(index + 1));
    case 'net_promoter':
      return Array.from({ length: netPromoterMaximum + 1 }, (_, index) => String(index));
    case 'text':
      return [];
  }
}

/** The label indexes that an answer counts for. */
function chosenIn(answer: NonNullable<SurveyAnswers[number]>): readonly number[] {
  switch (answer.kind) {
    case 'single':
      return [answer.option];
    case 'several':
      return answer.options;
    case 'scale':
      return [answer.value - 1];
    case 'net_promoter':
      return [answer.value];
    case 'text':
      return [];
  }
}

interface Point {
  readonly value: number;
  readonly count: number;
}

const averageOf = (points: readonly Point[], answered: number) =>
  points.reduce((sum, { value, count }) => sum + value * count, 0) / answered;

function promoterScore(points: readonly Point[], answered: number): number {
  const share = (isMeant: (value: number) => boolean) =>
    points.reduce((sum, { value, count }) => sum + (isMeant(value) ? count : 0), 0) / answered;
  return Math.round(100 * (share((value) => value >= 9) - share((value) => value <= 6)));
}
