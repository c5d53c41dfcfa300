import { z } from 'zod';
import { canonicalJson } from '../core/events/canonical-json.ts';
import type { Recorded } from '../core/events/journal.ts';
import { fold } from '../core/events/stream.ts';
import { instantSchema } from '../core/instant.ts';
import { answerOf } from '../question-types/recorded-answer.ts';
import type { Question } from '../question-types/registry.ts';
import { questionUidSchema } from '../question-types/type-code.ts';
import { mockTestStream, type MockTestEvent } from '../sittings/mock-test-attempt.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const signature = z.string().regex(/^[0-9a-f]{128}$/);
/** The event's revision in the sitting's stream, from 0. */
const eventNumber = z.int().min(0);

const itemSchema = z.strictObject({
  uid: questionUidSchema,
  revision: z.int().min(1),
  question: hash,
  /** The next three are null for an omitted question. */
  event: eventNumber.nullable(),
  submittedAt: instantSchema.nullable(),
  /** SHA-256 of the answer with salt, sitting and question. */
  answer: hash.nullable(),
});

/** The signed content. It identifies the person only by id. */
export const receiptSchema = z.strictObject({
  format: z.literal('ninety-receipt-1'),
  /** The id of the signing key. */
  keyId: z.string().regex(/^[0-9a-f]{16}$/),
  sessionId: z.string(),
  mockTestId: z.string(),
  /** Of a fixed test, at the start of the sitting; absent before version 0.3. */
  testName: z.string().optional(),
  userId: z.string(),
  /** Set for a trial or a sitting with quick clocks. */
  mark: z.enum(['trial', 'quick']).nullable(),
  startedAt: instantSchema,
  handedInAt: instantSchema,
  handedInEvent: eventNumber,
  saltHash: hash,
  items: z.array(itemSchema).min(1),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** The maximum of a receipt file: the longest test needs less than a quarter. */
export const receiptFileBytes = 200_000;

/** The student's file. Only the salt's hash is signed, so the file can be shown without the salt. */
export const receiptFileSchema = z.strictObject({
  receipt: receiptSchema,
  /** 32 bytes in hexadecimal. With it an answer can be checked against its hash. */
  salt: hash.optional(),
  /** Ed25519 over the canonical JSON of `receipt`, in hexadecimal. */
  signature,
  stub: signature.optional(),
});
export type ReceiptFile = z.infer<typeof receiptFileSchema>;

interface Means {
  readonly keyId: string;
  readonly salt: string;
  /** SHA-256 of a text's UTF-8, in hexadecimal. */
  readonly sha256: (text: string) => string;
  readonly questions: ReadonlyMap<string, Question>;
}

/** A receipt, and the questions whose answers were erased with the account: their hashes cannot be recomputed. */
export interface MadeReceipt {
  readonly receipt: Receipt;
  readonly erased: ReadonlySet<string>;
}

/** The receipt of a sitting's events, deterministic for a key; undefined before the submission. */
export function receiptOf(events: readonly Recorded<MockTestEvent>[], means: Means): MadeReceipt | undefined {
  const { keyId, salt, sha256, questions } = means;
  const state = fold(mockTestStream, events);
  const handedIn = events.find(({ type }) => type === 'MockTestSubmitted');
  if (state.status === 'not_started' || !handedIn) return undefined;
  const { sessionId, mockTestId, testName, userId, mark, startedAt } = state.test;
  const erased = new Set<string>();
  const items = state.questions.map(({ uid, revision }) => {
    const asked = { uid, revision, question: sha256(canonicalJson(questions.get(uid))) };
    const submitted = events.find(
      (event) => event.type === 'MockTestAnswerSubmitted' && event.data.uid === uid,
    );
    if (submitted?.type !== 'MockTestAnswerSubmitted')
      return { ...asked, event: null, submittedAt: null, answer: null };
    const given = answerOf(submitted.data.answer);
    if (!given) erased.add(uid);
    return {
      ...asked,
      event: submitted.revision,
      submittedAt: submitted.data.submittedAt ?? submitted.metadata.at,
      answer: given ? sha256(canonicalJson({ salt, sessionId, uid, answer: given })) : null,
    };
  });
  const receipt = {
    format: 'ninety-receipt-1',
    keyId,
    sessionId,
    mockTestId,
    ...(testName !== undefined && { testName }),
    userId,
    mark: mark ?? null,
    startedAt,
    handedInAt: handedIn.metadata.at,
    handedInEvent: handedIn.revision,
    saltHash: sha256(salt),
    items,
  } as const;
  return { receipt, erased };
}

/** Differences between a receipt and the history, in words for support. */
export function differencesOf(given: Receipt, { receipt, erased }: MadeReceipt): readonly string[] {
  const names = {
    sessionId: 'the sitting',
    mockTestId: 'the test',
    testName: 'the name of the test',
    userId: 'the person',
    mark: 'the mark',
    startedAt: 'the start',
    handedInAt: 'the time of handing in',
    handedInEvent: 'the event of handing in',
    saltHash: 'the hash of the salt',
  } as const;
  const inItem = {
    uid: 'another question',
    revision: 'another revision of the question',
    question: 'another content of the question',
    event: 'another event',
    submittedAt: 'another time',
    answer: 'another answer',
  } as const;
  const differences = (Object.keys(names) as (keyof typeof names)[])
    .filter((field) => given[field] !== receipt[field])
    .map((field) => `It has ${names[field]} as ${given[field]}, the history as ${receipt[field]}.`);
  if (given.items.length !== receipt.items.length) {
    differences.push(`It has ${given.items.length} items, the history ${receipt.items.length}.`);
  }
  receipt.items.forEach((item, at) => {
    const other = given.items[at];
    if (!other) return;
    for (const field of Object.keys(inItem) as (keyof typeof inItem)[]) {
      if (field === 'answer' && erased.has(item.uid)) continue;
      if (item[field] !== other[field]) differences.push(`Item ${at + 1} has ${inItem[field]}.`);
    }
  });
  return differences;
}
