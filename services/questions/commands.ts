import type { Rejection } from '#domain/core/decider.ts';
import type { CommandContext, Journal } from '#domain/core/journal.ts';
import { questionSchema, type Question } from '#domain/question-types/registry.ts';
import {
  questionCodec,
  questionDecider,
  questionStream,
  type QuestionCommand,
} from '#domain/questions/question-bank.ts';
import { execute, type Accepted } from '../core/command-handler.ts';
import type { BankQuestion } from './question-bank.ts';

type Needs = { readonly journal: Journal };
type Outcome =
  | Accepted<BankQuestion>
  | Rejection<'question_not_found' | 'question_exists' | 'revision_conflict' | 'reasons_to_review'>;

/** Puts a new question into the bank, as revision 1 and not shown yet. @throws ZodError for a broken one */
export async function draftQuestion(
  { journal }: Needs,
  given: Question,
  context: CommandContext,
): Promise<Outcome> {
  const question = questionSchema.parse(given);
  return send(journal, question.uid, { type: 'draftQuestion', question }, context);
}

/**
 * Shows a draft, or a retired question again, to students.
 * @param seen the revision of the stream, not of the question, that the sender last saw: see `execute`
 */
export async function publishQuestion(
  { journal }: Needs,
  uid: string,
  context: CommandContext,
  seen?: number,
): Promise<Outcome> {
  return send(journal, uid, { type: 'publishQuestion' }, context, seen);
}

/** Makes the next revision of a question. @param seen as above @throws ZodError for a broken question */
export async function reviseQuestion(
  { journal }: Needs,
  {
    question: given,
    reason,
    reasonsStand = false,
  }: { readonly question: Question; readonly reason: string; readonly reasonsStand?: boolean },
  context: CommandContext,
  seen?: number,
): Promise<Outcome> {
  const question = questionSchema.parse(given);
  return send(
    journal,
    question.uid,
    { type: 'reviseQuestion', question, reason, reasonsStand },
    context,
    seen,
  );
}

/** Takes a question out of practice and of new tests. @param seen as above */
export async function retireQuestion(
  { journal }: Needs,
  { uid, reason }: { readonly uid: string; readonly reason: string },
  context: CommandContext,
  seen?: number,
): Promise<Outcome> {
  return send(journal, uid, { type: 'retireQuestion', reason }, context, seen);
}

async function send(
  journal: Journal,
  uid: string,
  command: QuestionCommand,
  context: CommandContext,
  seen?: number,
): Promise<Outcome> {
  const sent = await execute(journal, {
    decider: questionDecider,
    codec: questionCodec,
    stream: questionStream(uid),
    context,
    commands: [command],
    ...(seen !== undefined && { expectedRevision: seen }),
  });
  if ('rejected' in sent) return sent;
  const { state } = sent;
  if (state.status === 'missing') throw new Error(`${uid} was accepted and is not there`);
  return { ...sent, state };
}
