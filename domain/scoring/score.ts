import { z } from 'zod';
import { personal } from '../core/events/personal.ts';
import { rubricVersions, traitNames } from '../question-types/catalogue/rubrics.ts';
import { spokenEvidence } from './speaking/evidence.ts';
import { improvementChanges } from './writing/feedback/improvements.ts';
import { counted, reasonCodes } from './writing/feedback/reasons.ts';
import { markCategories, markSources, pointStates } from './writing/language/marks.ts';

const offset = z.int().min(0);

/** Faults that take all points for form: specification, document 2, section 5. */
export const formFaults = ['all_capitals', 'no_punctuation', 'only_bullets', 'not_one_sentence'] as const;
export type FormFault = (typeof formFaults)[number];

/** `span`: UTF-16 offsets in the student's text, which is never copied here. */
export const evidenceSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('option'),
    option: z.string(),
    chosen: z.boolean(),
    correct: z.boolean(),
  }),
  z.object({
    kind: z.literal('pair'),
    first: z.string(),
    second: z.string(),
    /** True if the second paragraph correctly follows the first. */
    linked: z.boolean(),
  }),
  z.object({
    kind: z.literal('blank'),
    /** 0 for the first blank. */
    index: z.int().min(0),
    /** The chosen word; absent if it was typed, because typed text is personal. */
    given: z.string().optional(),
    expected: z.string(),
    correct: z.boolean(),
  }),
  z.object({
    kind: z.literal('word'),
    expected: z.string(),
    span: z.tuple([z.int().min(0), z.int().min(0)]).nullable(),
  }),
  z.object({
    kind: z.literal('highlight'),
    /** 0 for the first word, split at white space. */
    index: z.int().min(0),
    word: z.string(),
    chosen: z.boolean(),
    /** True if the recording has another word. */
    incorrect: z.boolean(),
  }),
  z.object({
    kind: z.literal('words'),
    /** Number of words, and the range that earns full marks. */
    count: z.int().min(0),
    full: z.tuple([z.int().min(0), z.int().min(0)]),
  }),
  z.object({ kind: z.literal('form'), fault: z.enum(formFaults) }),
  z.object({
    kind: z.literal('text'),
    span: z.tuple([offset, offset]),
    fault: z.enum(['spelling', 'grammar']),
    /** The kind of mistake, and the rule or tag that found it. Absent in scores of the first scorer. */
    category: z.enum(markCategories).optional(),
    subcategory: z.string().max(60).optional(),
    /** Suggested corrections are derived from the answer, so they are personal. */
    suggestions: z
      .array(personal(z.string().max(120)))
      .max(5)
      .optional(),
    /** Two sources that agree are more reliable. */
    sources: z.array(z.enum(markSources)).optional(),
  }),
  z.object({
    kind: z.literal('point'),
    /** 0 for the question's first key point. */
    index: z.int().min(0),
    state: z.enum(pointStates),
    span: z.tuple([offset, offset]).nullable(),
  }),
  z.object({
    kind: z.literal('count'),
    of: z.enum(counted),
    count: z.number().min(0),
    /** The range that earns full marks; null for no upper end. */
    full: z.tuple([z.number().min(0), z.number().min(0).nullable()]),
  }),
  z.object({
    kind: z.literal('reason'),
    code: z.enum(reasonCodes),
    span: z.tuple([offset, offset]).nullable(),
  }),
  ...spokenEvidence,
]);
export type Evidence = z.infer<typeof evidenceSchema>;

const traitScoreSchema = z.object({
  trait: z.enum(traitNames),
  points: z.number().min(0),
  maximum: z.number().min(0),
  /** Points before poor content or form took them. */
  alone: z.number().min(0).optional(),
  evidence: z.array(evidenceSchema),
});

/** A new rubric or scorer adds another score and never overwrites one. */
export const scoreSchema = z.object({
  points: z.number().min(0),
  maximum: z.number().min(0),
  /** Above the success threshold of the type: specification, document 2, section 9. */
  successful: z.boolean(),
  rubric: z.enum(rubricVersions),
  /** `objective` for rules, else the name of the analysis. */
  scorer: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/),
  scorerVersion: z.int().min(1),
  traits: z.array(traitScoreSchema),
  /** Traits that this scorer cannot judge: neither `points` nor `maximum` includes them. */
  notJudged: z.array(z.enum(traitNames)).optional(),
  /** Costs no points. */
  remarks: z.array(evidenceSchema).optional(),
  /** By the detailed rubric, if its maxima or rules differ. */
  detailed: z
    .object({
      points: z.number().min(0),
      maximum: z.number().min(0),
      successful: z.boolean(),
      rubric: z.enum(rubricVersions),
      traits: z.array(traitScoreSchema.omit({ evidence: true, alone: true })),
    })
    .optional(),
  /** Best first, found by scoring the improved text. */
  improvements: z
    .array(z.object({ change: z.enum(improvementChanges), points: z.number().min(0) }))
    .max(4)
    .optional(),
  heard: z
    .array(
      z.object({
        text: personal(z.string().max(60)),
        /** The recogniser's certainty, 0 to 1. */
        probability: z.number().min(0).max(1),
        /** In ms of the recording. */
        at: z.tuple([offset, offset]),
      }),
    )
    .max(1000)
    .optional(),
  /** The model of the endpoint that judged; another model may judge differently. */
  model: z.string().max(200).optional(),
  /** The analysis that failed; the embedded analysis gave this score instead. */
  insteadOf: z.string().max(60).optional(),
});
export type Score = z.infer<typeof scoreSchema>;

/** For types with the single trait content, scored by rule. */
export function objectiveScore(
  points: number,
  maximum: number,
  successful: boolean,
  evidence: readonly Evidence[],
): Score {
  return {
    points,
    maximum,
    successful,
    rubric: '2021',
    scorer: 'objective',
    scorerVersion: 2,
    traits: [{ trait: 'content', points, maximum, evidence: [...evidence] }],
  };
}

export function aboveHalf(points: number, maximum: number): boolean {
  return points * 2 > maximum;
}

/** As in the specification: `x/y`. */
export function scoreText(score: { readonly points: number; readonly maximum: number }): string {
  return `${score.points}/${score.maximum}`;
}
