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
/** An event by its number in the sitting's stream, 0 for the first. */
const eventNumber = z.int().min(0);

const itemSchema = z.strictObject({
  uid: questionUidSchema,
  revision: z.int().min(1),
  /** SHA-256 of the question as it was asked, its key included. */
  question: hash,
  /** The three below are null where the question was left out. */
  event: eventNumber.nullable(),
  submittedAt: instantSchema.nullable(),
  /** SHA-256 of the answer with the salt, the sitting and the question. */
  answer: hash.nullable(),
});

/** What is signed when a test was handed in. Names are left out: it says no more of a person than their id. */
export const receiptSchema = z.strictObject({
  format: z.literal('ninety-receipt-1'),
  /** Of the key that it is signed with. */
  keyId: z.string().regex(/^[0-9a-f]{16}$/),
  sessionId: z.string(),
  mockTestId: z.string(),
  userId: z.string(),
  /** There where the sitting is none as on the day: an admin's trial, or one under quick clocks. */
  mark: z.enum(['trial', 'quick']).nullable(),
  startedAt: instantSchema,
  handedInAt: instantSchema,
  handedInEvent: eventNumber,
  saltHash: hash,
  items: z.array(itemSchema).min(1),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** The student's file. The salt is not signed itself, its hash is: the file can be shown without it. */
export const receiptFileSchema = z.strictObject({
  receipt: receiptSchema,
  /** 32 bytes in hexadecimal. With it, and with an answer, the hash of the answer can be checked. */
  salt: hash.optional(),
  /** Ed25519 over the canonical JSON of `receipt`, in hexadecimal. */
  signature,
  /** The same over the text of its stub, for the code on paper. Files of before there were codes have none. */
  stub: signature.optional(),
});
export type ReceiptFile = z.infer<typeof receiptFileSchema>;

/** What a receipt is made with, beside the events. */
interface Means {
  readonly keyId: string;
  readonly salt: string;
  /** SHA-256 of a text's UTF-8, in hexadecimal. */
  readonly sha256: (text: string) => string;
  /** By uid, each as it was asked. */
  readonly questions: ReadonlyMap<string, Question>;
}

/** A receipt, and the questions whose answers were erased with the account: their hashes cannot be made again. */
export interface MadeReceipt {
  readonly receipt: Receipt;
  readonly erased: ReadonlySet<string>;
}

/** What the events of a sitting say for a receipt: always the same for one key. Nothing before it was handed in. */
export function receiptOf(events: readonly Recorded<MockTestEvent>[], means: Means): MadeReceipt | undefined {
  const { keyId, salt, sha256, questions } = means;
  const state = fold(mockTestStream, events);
  const handedIn = events.find(({ type }) => type === 'MockTestSubmitted');
  if (state.status === 'not_started' || !handedIn) return undefined;
  const { sessionId, mockTestId, userId, mark, startedAt } = state.test;
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

/** Where a receipt says other things than the history does; in words, for support. */
export function differencesOf(given: Receipt, { receipt, erased }: MadeReceipt): readonly string[] {
  const names = {
    sessionId: 'the sitting',
    mockTestId: 'the test',
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
