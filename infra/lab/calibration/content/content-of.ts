import { isOfKind, type QuestionOf } from '#domain/question-types/kinds.ts';
import { findContent, rateContent } from '#domain/scoring/writing/content/content.ts';
import type { Span } from '#domain/scoring/writing/facts.ts';
import type { FactsReader } from '#services/analysis/embedded/facts-reader.ts';
import { sentencesOf } from '#services/analysis/text/sentences.ts';
import { readContent } from '#infra/seed/content-files.ts';
import { asAnswerTo } from '../score-answers.ts';

export type WrittenQuestion = QuestionOf<'written-response'>;

/** The bank's written questions, with their sample answers at three levels. */
export const readWrittenQuestions = (): WrittenQuestion[] =>
  readContent().flatMap(({ question }) => (isOfKind('written-response', question) ? [question] : []));

export interface ContentOf {
  /** The share of the content points, 0 to 1. */
  readonly share: number;
  /** The span that states each key point, in order; null for a missing point. */
  readonly stated: readonly (Span | null)[];
}

export async function contentOf(
  question: WrittenQuestion,
  text: string,
  reader: Pick<FactsReader, 'factsOf'>,
): Promise<ContentOf> {
  const answer = asAnswerTo(question, text);
  const findings = findContent(answer, await reader.factsOf(answer));
  return { share: rateContent(findings).share, stated: findings.points.map(({ span }) => span) };
}

/** The sample answers, best first. */
export const levelsOf = ({ sampleAnswer, weakerAnswers }: WrittenQuestion): string[] => [
  sampleAnswer,
  ...weakerAnswers.map(({ text }) => text),
];

/** A text without the sentences that overlap the span; if there is only one, without the span itself. */
export function without(text: string, [from, to]: Span): string {
  const touched = sentencesOf(text).filter((span) => span[0] < to && from < span[1]);
  const isWhole = sentencesOf(text).length > touched.length;
  const [start, end] = isWhole ? [touched[0]?.[0] ?? from, touched.at(-1)?.[1] ?? to] : [from, to];
  return `${text.slice(0, start)}${text.slice(end)}`.trim();
}

/** Function words around one keyword per point: these texts name all points and say nothing. */
export function saladsOf({ keyPoints }: WrittenQuestion): string[] {
  const words = keyPoints.map(({ keywords }) => keywords[0]?.[0] ?? '');
  const others = keyPoints.map(({ keywords }) => keywords.at(-1)?.at(-1) ?? '');
  const [one = '', two = one, three = one, four = two] = words;
  return [
    `The ${one} and the ${two} are very important, because the ${three} is a ${four} and many people have it in their life.`,
    others
      .map(
        (word, at) =>
          `${['It is about', 'Then there is', 'I like', 'We can see', 'They have'][at] ?? 'There is'} ${word} and other things.`,
      )
      .join(' '),
  ];
}
