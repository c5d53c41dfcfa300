import type { Decision, Rejection } from '#domain/core/events/decision.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { questionSchema, type Question } from '#domain/question-types/registry.ts';
import * as bank from '#domain/questions/question.ts';
import type { Dependencies } from '../dependencies.ts';
import { handle, type Accepted, type HandlingRejection } from '../core/handle.ts';
import type { BankQuestion } from './question-history.ts';

type Code = 'question_not_found' | 'question_exists' | 'reasons_to_review';
type Outcome<Of extends Code> = Accepted<BankQuestion> | Rejection<Of | HandlingRejection>;

export async function draftQuestion(
  { journal }: Pick<Dependencies, 'journal'>,
  given: Question,
  context: CommandContext,
): Promise<Outcome<'question_exists'>> {
  const question = questionSchema.parse(given);
  return send(journal, question.uid, context, (state) => bank.draftQuestion(state, { question }));
}

export async function publishQuestion(
  { journal }: Pick<Dependencies, 'journal'>,
  uid: string,
  context: CommandContext,
  seen?: number,
): Promise<Outcome<'question_not_found'>> {
  return send(journal, uid, context, bank.publishQuestion, seen);
}

export async function reviseQuestion(
  { journal }: Pick<Dependencies, 'journal'>,
  {
    question: given,
    reason,
    reasonsStand = false,
  }: { readonly question: Question; readonly reason: string; readonly reasonsStand?: boolean },
  context: CommandContext,
  seen?: number,
): Promise<Outcome<'question_not_found' | 'reasons_to_review'>> {
  const question = questionSchema.parse(given);
  return send(
    journal,
    question.uid,
    context,
    (state) => bank.reviseQuestion(state, { question, reason, reasonsStand }),
    seen,
  );
}

export async function retireQuestion(
  { journal }: Pick<Dependencies, 'journal'>,
  { uid, reason }: { readonly uid: string; readonly reason: string },
  context: CommandContext,
  seen?: number,
): Promise<Outcome<'question_not_found'>> {
  return send(journal, uid, context, (state) => bank.retireQuestion(state, { reason }), seen);
}

async function send<Of extends Code>(
  journal: Journal,
  uid: string,
  context: CommandContext,
  decide: (state: bank.QuestionState) => Decision<bank.QuestionEvent, Of>,
  seen?: number,
): Promise<Outcome<Of>> {
  const sent = await handle(journal, bank.questionStream, uid, context, decide, { expectedRevision: seen });
  if ('rejected' in sent) return sent;
  const { state } = sent;
  if (state.status === 'missing') throw new Error(`${uid} was accepted and is not there`);
  return { ...sent, state };
}
