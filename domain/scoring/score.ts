import { z } from 'zod';
import { personal } from '../core/events/personal.ts';
import { rubricVersions, traitNames } from '../question-types/catalogue/rubrics.ts';
import { spokenEvidence } from './speaking/evidence.ts';
import { improvementChanges } from './writing/feedback/improvements.ts';
import { counted, reasonCodes } from './writing/feedback/reasons.ts';
import { markCategories, markSources, pointStates } from './writing/language/marks.ts';

const offset = z.int().min(0);

/** What takes all points for form: specification, document 2, section 5. */
export const formFaults = ['all_capitals', 'no_punctuation', 'only_bullets', 'not_one_sentence'] as const;
export type FormFault = (typeof formFaults)[number];

/** What a point rests on. `span`: UTF-16 offsets in the student's text, which is never repeated. */
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
    /** True when the second paragraph rightly follows the first. */
    linked: z.boolean(),
  }),
  z.object({
    kind: z.literal('blank'),
    /** 0 for the first blank. */
    index: z.int().min(0),
    /** The word that was chosen; absent where it was typed, for what is typed is personal. */
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
    /** The word's place in the text, 0 for the first; words stand between white space. */
    index: z.int().min(0),
    word: z.string(),
    chosen: z.boolean(),
    /** True when the word differs from what is spoken. */
    incorrect: z.boolean(),
  }),
  z.object({
    kind: z.literal('words'),
    /** How many words the text has, and how many earn the full mark. */
    count: z.int().min(0),
    full: z.tuple([z.int().min(0), z.int().min(0)]),
  }),
  z.object({ kind: z.literal('form'), fault: z.enum(formFaults) }),
  z.object({
    kind: z.literal('text'),
    span: z.tuple([offset, offset]),
    fault: z.enum(['spelling', 'grammar']),
    /** What kind of mistake it is, and the rule or the tag that found it. Scores of the first scorer lack these. */
    category: z.enum(markCategories).optional(),
    subcategory: z.string().max(60).optional(),
    /** The suggested correction: it follows from the answer, so it is personal. */
    suggestions: z
      .array(personal(z.string().max(120)))
      .max(5)
      .optional(),
    /** The sources that found it: two that agree make it surer. */
    sources: z.array(z.enum(markSources)).optional(),
  }),
  z.object({
    kind: z.literal('point'),
    /** The key point's place in the question, 0 for the first. */
    index: z.int().min(0),
    state: z.enum(pointStates),
    /** What says it; null where nothing does. */
    span: z.tuple([offset, offset]).nullable(),
  }),
  z.object({
    kind: z.literal('count'),
    of: z.enum(counted),
    count: z.number().min(0),
    /** How many earn the full mark; null for no upper end. */
    full: z.tuple([z.number().min(0), z.number().min(0).nullable()]),
  }),
  z.object({
    kind: z.literal('reason'),
    code: z.enum(reasonCodes),
    /** What shows it, where a part of the text does. */
    span: z.tuple([offset, offset]).nullable(),
  }),
  ...spokenEvidence,
]);
export type Evidence = z.infer<typeof evidenceSchema>;

const traitScoreSchema = z.object({
  trait: z.enum(traitNames),
  points: z.number().min(0),
  maximum: z.number().min(0),
  /** What the trait would have earned, where content or form earned so little that they took its points. */
  alone: z.number().min(0).optional(),
  evidence: z.array(evidenceSchema),
});

/** A score with its reasons. A new rubric or scorer adds another score and never overwrites one. */
export const scoreSchema = z.object({
  points: z.number().min(0),
  maximum: z.number().min(0),
  /** Above the success threshold of the type: specification, document 2, section 9. */
  successful: z.boolean(),
  rubric: z.enum(rubricVersions),
  /** What scored it: `objective` by rule, else the name of the analysis. */
  scorer: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/),
  scorerVersion: z.int().min(1),
  traits: z.array(traitScoreSchema),
  /** Traits of the rubric that this scorer cannot judge: they are in neither `points` nor `maximum`. */
  notJudged: z.array(z.enum(traitNames)).optional(),
  /** What was noticed and costs no points. */
  remarks: z.array(evidenceSchema).optional(),
  /** The points of the same analysis by the detailed rubric, where its maxima or rules differ. */
  detailed: z
    .object({
      points: z.number().min(0),
      maximum: z.number().min(0),
      successful: z.boolean(),
      rubric: z.enum(rubricVersions),
      traits: z.array(traitScoreSchema.omit({ evidence: true, alone: true })),
    })
    .optional(),
  /** What would bring most points, best first: found by scoring the text as it would be then. */
  improvements: z
    .array(z.object({ change: z.enum(improvementChanges), points: z.number().min(0) }))
    .max(4)
    .optional(),
  /** What was recognised in a recording, in order. */
  heard: z
    .array(
      z.object({
        text: personal(z.string().max(60)),
        /** How sure the recogniser is, 0 to 1. */
        probability: z.number().min(0).max(1),
        /** Ms of the recording. */
        at: z.tuple([offset, offset]),
      }),
    )
    .max(1000)
    .optional(),
  /** The model of an endpoint that judged: another one may judge otherwise. */
  model: z.string().max(200).optional(),
  /** The analysis that was asked first and could not answer; this score is by the one in the house. */
  insteadOf: z.string().max(60).optional(),
});
export type Score = z.infer<typeof scoreSchema>;

/** The score of a type that has one trait, content, and is scored without judgement. */
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

/** Success for types where more than half of the points is needed. */
export function aboveHalf(points: number, maximum: number): boolean {
  return points * 2 > maximum;
}

/** A score as the specification writes it: `x/y`. */
export function scoreText(score: { readonly points: number; readonly maximum: number }): string {
  return `${score.points}/${score.maximum}`;
}
