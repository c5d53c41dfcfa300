import type { SkillName } from './rubrics.ts';

type Analysed = SkillName | 'Final' | 'num_spell_mistake' | 'num_grammar_mistake';

/** null until the analysis is available: 0 would be a score. */
type ScoreAnalysis = { readonly [Field in Analysed]?: null };

/** Specification, document 2, section 3, "Empty answers". */
export type EmptyAnswer =
  | { readonly selectedAnswer: '' | readonly [] }
  | { readonly items: readonly [] }
  | { readonly speechText: readonly [''] }
  | {
      readonly selectedAnswer: '';
      readonly scoreAnalysis: ScoreAnalysis;
      readonly analysis: { readonly Tags: readonly [] };
    };

const common = { Form: null, Final: null, Content: null, Grammar: null, Vocabulary: null } as const;
const spelling = { Spelling: null, num_spell_mistake: null } as const;
const counted = { num_grammar_mistake: null } as const;

const written = <Fields extends ScoreAnalysis>(scoreAnalysis: Fields) =>
  ({ selectedAnswer: '', scoreAnalysis, analysis: { Tags: [] } }) as const;

export const emptyAnswers = {
  one: { selectedAnswer: '' },
  several: { selectedAnswer: [] },
  order: { items: [] },
  speech: { speechText: [''] },
  spokenTextSummary: written({ ...common, ...spelling, ...counted }),
  writtenTextSummary: written({ ...common, ...counted }),
  email: written({
    ...common,
    ...spelling,
    ...counted,
    Organization: null,
    'Email conventions': null,
  }),
  essay: written({
    ...common,
    ...spelling,
    ...counted,
    'General linguistic range': null,
    'Development, structure and coherence': null,
  }),
} as const satisfies Readonly<Record<string, EmptyAnswer>>;
