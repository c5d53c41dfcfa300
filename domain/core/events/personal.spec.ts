import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { streams } from '../../streams.ts';
import { erased, isErased, mapProtected, personal, protectedPaths, secret } from './personal.ts';

const schema = z.object({
  name: personal(z.string()),
  hash: secret(z.string()),
  age: z.number(),
  note: personal(z.string()).optional(),
  answers: z.array(
    z.union([
      z.object({ kind: z.literal('typed'), text: personal(z.string()) }),
      z.object({ kind: z.literal('written'), text: personal(z.string()) }),
      z.object({ kind: z.literal('chosen'), option: z.string() }),
    ]),
  ),
});

const data = {
  name: 'Ada',
  hash: 'h',
  age: 36,
  answers: [
    { kind: 'typed', text: 'free text' },
    { kind: 'chosen', option: 'B' },
  ],
};

describe('protected paths', () => {
  const paths = protectedPaths(schema);

  test('are found in objects, lists, unions and optional fields', () => {
    expect(paths).toEqual([
      { path: ['name'], secret: false },
      { path: ['hash'], secret: true },
      { path: ['note'], secret: false },
      { path: ['answers', '*', 'text'], secret: false },
    ]);
  });

  test('change the fields that exist and add none', () => {
    const shouted = mapProtected(data, paths, (value) =>
      typeof value === 'string' ? value.toUpperCase() : value,
    );
    expect(shouted).toEqual({
      name: 'ADA',
      hash: 'H',
      age: 36,
      answers: [
        { kind: 'typed', text: 'FREE TEXT' },
        { kind: 'chosen', option: 'B' },
      ],
    });
  });

  test('leave the given data as it was', () => {
    const before = structuredClone(data);
    mapProtected(data, paths, () => erased);
    expect(data).toEqual(before);
  });

  test('let an erased field match its schema', () => {
    const shredded = mapProtected(data, paths, () => erased);
    expect(schema.parse(shredded)).toMatchObject({ name: erased, hash: erased, age: 36 });
  });
});

test('recognise only the erased marker', () => {
  expect(isErased(erased)).toBe(true);
  for (const value of ['erased', null, undefined, {}, { erased: false }]) expect(isErased(value)).toBe(false);
});

/** Streams about the product: the team writes their texts, and they describe no person. */
const impersonal = new Set([
  'announcement',
  'cart',
  'content_document',
  'content_file',
  'credit_ledger',
  'mock_test',
  'notifications',
  'old_accounts',
  'perk',
  'price_list',
  'promotion',
  'question',
  'scorer_rollouts',
  'survey',
]);

/** Fields that take any text and hold none about a person: references, choices, words of a question or of a rule. */
const references = [
  /(?:Id|uid|sha256|image|replaced|subject|salt|challenge|transports\.\*|version|slug|recording|scheduler)$/,
  /(?:^|\.)(?:scorer|rule|model|insteadOf|subcategory|word|store|failure)$/,
  /\banswer\.selectedAnswer(?:\.\*)?$/,
  /\bevidence\.\*\.(?:option|first|second|given|expected)$/,
  /\bremarks\.\*\.(?:option|first|second|given|expected)$/,
];

/** Texts that are not about a student: failures of an analysis, corrections of a key, the name of a test. */
const impersonalTexts = new Set([
  'AnswerAnalysisFailed.reason',
  'AnswerRescored.reason',
  'MockTestAnswerAnalysisFailed.reason',
  'MockTestQuestionRescored.reason',
  'MockTestStarted.testName',
]);

const personalTexts = ['Ann Lee, who lives in Kiel, was ill.', 'ann@example.com'];

/** The fields of a schema, by their paths, that take a text about a person and are not protected. */
function unprotectedTexts(field: z.ZodType, prefix: readonly string[] = []): string[] {
  if (protectedPaths(field).some(({ path }) => path.length === 0)) return [];
  const { def } = field as unknown as { readonly def: z.core.$ZodTypes['_zod']['def'] };
  const within = (inner: unknown, ...path: string[]) =>
    unprotectedTexts(inner as z.ZodType, [...prefix, ...path]);
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => within(inner, name));
    case 'array':
      return within(def.element, '*');
    case 'tuple':
      return def.items.flatMap((item) => within(item, '*'));
    case 'record':
      return within(def.valueType, '*');
    case 'union':
      return def.options.flatMap((option) => within(option));
    case 'optional':
    case 'nullable':
    case 'readonly':
    case 'default':
      return within(def.innerType);
    case 'pipe':
      return within(def.in);
    case 'string':
      return personalTexts.some((text) => field.safeParse(text).success) ? [prefix.join('.')] : [];
    default:
      return [];
  }
}

test('cover every text about a person in an event', () => {
  const found = streams
    .filter(({ category }) => !impersonal.has(category))
    .flatMap(({ types, definitions }) =>
      types.flatMap((type) => unprotectedTexts(definitions[type]?.schema ?? z.never(), [type])),
    )
    .filter((path) => !impersonalTexts.has(path) && !references.some((reference) => reference.test(path)));
  expect(found).toEqual([]);
});

test('find unmarked texts at any depth of a schema', () => {
  const unmarked = z.object({
    note: z.string().optional(),
    lists: z.array(z.union([z.object({ text: z.string() }), z.object({ at: z.iso.datetime() })])),
    named: z.record(z.string(), z.string().nullable()),
    kind: z.enum(['chosen']),
    name: personal(z.string()),
  });
  expect(unprotectedTexts(unmarked)).toEqual(['note', 'lists.*.text', 'named.*']);
});

/** Numbers and flags, and still about a person: a disability can be inferred from extra time. */
test.each([
  ['ExtraTimeGranted', ['percent', 'reason', 'stopClock']],
  // Their streams are about the product.
  ['RefundRequested', ['reason']],
  ['TestCreditReturned', ['reason']],
  ['CreditsGranted', ['reason']],
])('%s protects fields that no rule finds', (type, wanted) => {
  const codec = streams.find(({ types }) => types.includes(type));
  expect(
    codec
      ?.protectedPathsOf(type)
      .map(({ path }) => path.join('.'))
      .toSorted(),
  ).toEqual(wanted);
});
