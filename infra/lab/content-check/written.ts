import { Defect } from '#domain/core/defect.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { Rubric } from '#domain/question-types/catalogue/rubrics.ts';
import { isOfKind, type QuestionOf } from '#domain/question-types/kinds.ts';
import type { Bands } from '#domain/question-types/mechanisms/analysed-fields.ts';
import type { Question } from '#domain/question-types/registry.ts';

export type WrittenQuestion = QuestionOf<'written-response'>;

export const isWritten = (question: Question): question is WrittenQuestion =>
  isOfKind('written-response', question);

/** The share of points that a strong answer reaches, and that a weak one stays below. */
export const [strong, weak] = [0.8, 0.5];

export function rubricOf({ type }: WrittenQuestion): Rubric {
  const { rubrics } = catalogue[type];
  if (!rubrics) throw new Defect(`${type} has no rubric`);
  return rubrics['2021'];
}

export interface Sample {
  readonly level: 'best' | WrittenQuestion['weakerAnswers'][number]['level'];
  readonly text: string;
  readonly bands: Bands;
  readonly field: string;
}

export function samplesOf({
  sampleAnswer,
  bands,
  weakerAnswers,
}: WrittenQuestion): readonly [Sample, ...Sample[]] {
  return [
    { level: 'best', text: sampleAnswer, bands, field: 'sampleAnswer' },
    ...weakerAnswers.map((answer, index) => ({ ...answer, field: `weakerAnswers.${index}` })),
  ];
}

export function totalOf(bands: Bands): readonly [least: number, most: number] {
  const each = Object.values(bands).filter((band) => band !== undefined);
  const sum = (end: 0 | 1) => each.reduce((total, band) => total + band[end], 0);
  return [sum(0), sum(1)];
}
