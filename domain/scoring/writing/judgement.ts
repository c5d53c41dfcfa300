import { z } from 'zod';
import { traitNames, type Trait } from '../../question-types/catalogue/rubrics.ts';
import type { Evidence, Score } from '../score.ts';
import type { WrittenAnswer } from '../writing-analysis.ts';
import { markCategories, pointStates } from './language/marks.ts';
import { pointsOf, traitsOf } from '../points.ts';
import { createQuoteFinder, type FindQuote } from './content/quotes.ts';
import { reason, type Rated } from '../rated.ts';

/** Always scored by our own rules. */
const ruled: ReadonlySet<Trait> = new Set(['form', 'spelling']);

const quote = z.string().max(500);

/** An endpoint's judgement. Quotes that the text lacks are dropped. */
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

/** With maxima by the rubric of 2021. */
export function judgedTraits(base: Score): readonly { readonly trait: Trait; readonly maximum: number }[] {
  return base.traits
    .filter(({ trait }) => !ruled.has(trait))
    .map(({ trait, maximum }) => ({ trait, maximum }));
}

/** Such answers are never sent to an endpoint, which they might manipulate. */
const reasonsNotToAsk = new Set([
  'instructions_to_scorer',
  'hidden_characters',
  'gibberish',
  'other_language',
  'gate_form',
  'gate_content',
]);

/** Whether the rules decide, so that no endpoint is asked. */
export function isSettled(base: Score): boolean {
  return base.traits.some(({ evidence }) =>
    evidence.some((piece) => piece.kind === 'reason' && reasonsNotToAsk.has(piece.code)),
  );
}

/** Applies our form, spelling and gates to an endpoint's judgement. @param base our own score of the answer */
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

/** A point counts as stated only if its quote is in the text. */
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
