import { judgedTraits } from './measure.ts';
import { marksOf, type ScoredAnswer, type ScoredPassage } from './score-answers.ts';
import { isWithinBand, isWithinOnePoint } from './statistics/agreement.ts';
import { detect, type Fault } from './statistics/detection.ts';

type Span = Fault['span'];

/** A span of a text in brackets, with some letters of context. */
const inPlace = (text: string, [from, to]: Span) =>
  JSON.stringify(
    `${text.slice(Math.max(0, from - 15), from)}[${text.slice(from, to)}]${text.slice(to, to + 15)}`,
  );

const meetsAny = (one: Fault, others: readonly Fault[]) => detect([one], others).right === 1;

/**
 * The largest differences between scorer and examiner, for developers of the scorer: traits, false marks, missed
 * mistakes.
 */
export function differences(scored: readonly ScoredAnswer[], clean: readonly ScoredPassage[]): string {
  const traits = judgedTraits(scored).filter((each) => !isWithinBand(each));
  return [
    '## Traits outside their band (! more than one point)',
    ...traits.map(
      (each) =>
        `${isWithinOnePoint(each) ? ' ' : '!'} ${each.answer} ${each.trait}: ${each.points}, examiner ${each.band.join('-')}`,
    ),
    '## False marks in clean prose',
    ...clean.flatMap(({ passage, marks }) =>
      marks.map(
        ({ fault, category, span }) =>
          `${passage.id} ${fault} ${category ?? ''} ${inPlace(passage.text, span)}`,
      ),
    ),
    '## False marks in answers',
    ...scored.flatMap(({ answer, score }) =>
      marksOf(score)
        .filter((mark) => !meetsAny(mark, answer.errors))
        .map(
          ({ fault, category, span }) =>
            `${answer.id} ${fault} ${category ?? ''} ${inPlace(answer.text, span)}`,
        ),
    ),
    '## Mistakes not found',
    ...scored.flatMap(({ answer, score }) =>
      answer.errors
        .filter((error) => !meetsAny(error, marksOf(score)))
        .map(
          ({ category, span, correction }) =>
            `${answer.id} ${category} ${inPlace(answer.text, span)} > ${correction}`,
        ),
    ),
  ].join('\n');
}
