import { skillNames, type SkillName } from '../../question-types/catalogue/rubrics.ts';
import type { Evidence, Score } from '../score.ts';
import { markHints } from './feedback/messages.ts';

/** Points with the specification's names. Has counts of mistakes if the type's empty answer has them. */
export type ScoreAnalysis = {
  readonly [Field in SkillName | 'Final' | 'num_spell_mistake' | 'num_grammar_mistake']?: number;
};

/** Document 2, section 3. */
export interface Tag {
  /** The label of the popover: document 2, section 4. */
  readonly report: 'Grammar error' | 'Spelling error';
  readonly hint: string;
  /** UTF-16 offsets into the submitted text, end exclusive. */
  readonly startPos: number;
  readonly endPos: number;
  readonly category: string;
  readonly subcategory: string;
  readonly suggestions: readonly string[];
}

type TextEvidence = Extract<Evidence, { readonly kind: 'text' }>;

const reports = { grammar: 'Grammar error', spelling: 'Spelling error' } as const;

function marksOf({ traits, remarks = [] }: Score): TextEvidence[] {
  return [...traits.flatMap(({ evidence }) => evidence), ...remarks].filter((each) => each.kind === 'text');
}

/** Undefined if not judged. */
function counted({ traits }: Score, of: 'grammar_mistakes' | 'spelling_mistakes'): number | undefined {
  const evidence = traits.flatMap((trait) => trait.evidence);
  for (const each of evidence) if (each.kind === 'count' && each.of === of) return each.count;
  return undefined;
}

/** Document 2, section 3. Omits fields that were not judged, so that 0 is a score. */
export function scoreAnalysis(score: Score): ScoreAnalysis {
  const bySkill = score.traits.map(({ trait, points }) => [skillNames[trait], points] as const);
  const hasSpelling = score.traits.some(({ trait }) => trait === 'spelling');
  const spelling =
    counted(score, 'spelling_mistakes') ?? marksOf(score).filter(({ fault }) => fault === 'spelling').length;
  const grammar = counted(score, 'grammar_mistakes');
  return {
    ...Object.fromEntries(bySkill),
    Final: score.points,
    ...(hasSpelling && { num_spell_mistake: spelling }),
    ...(grammar !== undefined && { num_grammar_mistake: grammar }),
  };
}

/** In text order: specification, document 2, sections 3 and 4. */
export function tagsOf(score: Score): Tag[] {
  return marksOf(score)
    .map(
      ({
        span: [startPos, endPos],
        fault,
        category = fault === 'spelling' ? 'spelling' : 'other',
        subcategory = category,
        suggestions = [],
      }): Tag => ({
        report: reports[fault],
        hint: markHints[category],
        startPos,
        endPos,
        category,
        subcategory,
        // Suggestions are erased with their writer.
        suggestions: suggestions.filter((suggestion) => typeof suggestion === 'string'),
      }),
    )
    .toSorted((one, other) => one.startPos - other.startPos || one.endPos - other.endPos);
}
