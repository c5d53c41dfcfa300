import { z } from 'zod';
import { traitNames, type Trait } from '../../question-types/catalogue/rubrics.ts';
import type { Evidence, Score } from '../score.ts';
import type { WrittenAnswer } from '../writing-analysis.ts';
import { markCategories, pointStates } from './language/marks.ts';
import { pointsOf, traitsOf } from '../points.ts';
import { createQuoteFinder, type FindQuote } from './content/quotes.ts';
import { reason, type Rated } from '../rated.ts';

/** Judged by the analysis in the house alone, whatever an endpoint says: both follow from rules. */
const ruled: ReadonlySet<Trait> = new Set(['form', 'spelling']);

const quote = z.string().max(500);

/** What an endpoint says of a written answer. What it quotes is looked up in the text; what is not there is dropped. */
export const judgementSchema = z.object({
  traits: z.array(z.object({ trait: z.enum(traitNames), points: z.number(), quotes: z.array(quote).max(5) })),
  keyPoints: z.array(
    z.object({ index: z.int().min(0), state: z.enum(pointStates), quote: quote.nullable() }),
  ),
  mistakes: z
    .array(z.object({ quote, category: z.enum(markCategories), suggestion: z.string().max(120).nullable() }))
    .max(60),
});
export type Judgement = z.infer<typeof judgementSchema>;

/** The traits that an endpoint is asked to judge, each with its maximum by the rubric of 2021. */
export function judgedTraits(base: Score): readonly { readonly trait: Trait; readonly maximum: number }[] {
  return base.traits
    .filter(({ trait }) => !ruled.has(trait))
    .map(({ trait, maximum }) => ({ trait, maximum }));
}

/** What an answer may hold in place of an answer: then an endpoint, which might be talked over, is not asked. */
const reasonsNotToAsk = new Set([
  'instructions_to_scorer',
  'hidden_characters',
  'gibberish',
  'other_language',
  'gate_form',
  'gate_content',
]);

/** Whether the score of the house stands, so that no endpoint is asked. */
export function isSettled(base: Score): boolean {
  return base.traits.some(({ evidence }) =>
    evidence.some((piece) => piece.kind === 'reason' && reasonsNotToAsk.has(piece.code)),
  );
}

/**
 * The score by an endpoint's judgement, with our form, spelling and gates, within the rubric.
 * @param base our score of the same answer
 */
export function scoreByJudgement(
  { type, text, keyPoints }: Pick<WrittenAnswer, 'type' | 'text' | 'keyPoints'>,
  base: Score,
  judgement: Judgement,
): Pick<Score, 'points' | 'maximum' | 'successful' | 'rubric' | 'traits' | 'detailed'> {
  const find = createQuoteFinder(text);
  const rated = traitsOf(type).map((trait): [Trait, Rated] => {
    const known = base.traits.find((each) => each.trait === trait);
    const judged = judgement.traits.find((each) => each.trait === trait);
    if (!known) return [trait, { share: 0, evidence: [] }];
    const { points, maximum, evidence } = known;
    if (!judged || ruled.has(trait)) {
      const detailed = base.detailed?.traits.find((each) => each.trait === trait);
      return [
        trait,
        {
          share: points / maximum,
          ...(detailed && { detailed: detailed.points / detailed.maximum }),
          evidence,
        },
      ];
    }
    const share = Math.min(1, Math.max(0, judged.points / maximum));
    return [trait, { share, evidence: evidenceFor(trait, judged, judgement, find, keyPoints.length) }];
  });
  return pointsOf(type, new Map(rated));
}

function evidenceFor(
  trait: Trait,
  { quotes }: Judgement['traits'][number],
  judgement: Judgement,
  find: FindQuote,
  points: number,
): Evidence[] {
  if (trait === 'content' && points > 0) return pointEvidence(judgement, find, points);
  if (trait === 'grammar') return mistakeEvidence(judgement, find);
  return quotes.flatMap((each) => {
    const span = find(each);
    return span ? [reason('points_here', span)] : [];
  });
}

/** A point that is said to be stated by words that are not there is not stated. */
function pointEvidence({ keyPoints }: Judgement, find: FindQuote, points: number): Evidence[] {
  return Array.from({ length: points }, (_none, index): Evidence => {
    const said = keyPoints.find((point) => point.index === index);
    const span = said?.quote ? find(said.quote) : undefined;
    return said && span
      ? { kind: 'point', index, state: said.state, span: said.state === 'missing' ? null : span }
      : { kind: 'point', index, state: 'missing', span: null };
  });
}

function mistakeEvidence({ mistakes }: Judgement, find: FindQuote): Evidence[] {
  return mistakes.flatMap(({ quote: wrong, category, suggestion }): Evidence[] => {
    const span = category === 'spelling' ? undefined : find(wrong);
    if (!span) return [];
    return [
      {
        kind: 'text',
        span,
        fault: 'grammar',
        category,
        suggestions: suggestion === null ? [] : [suggestion],
        sources: ['endpoint'],
      },
    ];
  });
}
