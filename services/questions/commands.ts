import type { Rejection } from '#domain/core/decider.ts';
import type { CommandContext, Journal } from '#domain/core/journal.ts';
import { questionSchema, type Question } from '#domain/question-types/registry.ts';
import {
  questionCodec,
  questionDecider,
  questionStream,
  type QuestionCommand,
  type QuestionState,
} from '#domain/questions/question-bank.ts';
import { execute, type Accepted } from '../core/command-handler.ts';

type Outcome = Accepted<QuestionState> | Rejection<'question_not_found' | 'revision_conflict'>;

/** Adds a question to the bank; one that is there already stays as it is. @throws ZodError for a broken one */
export async function addQuestion(
  deps: { readonly journal: Journal },
  question: Question,
  context: CommandContext,
): Promise<Outcome> {
  return send(deps.journal, { type: 'addQuestion', question: questionSchema.parse(question) }, context);
}

/** Replaces a question by a corrected one, as its next version. @throws ZodError for a broken one */
export async function correctQuestion(
  deps: { readonly journal: Journal },
  question: Question,
  reason: string,
  context: CommandContext,
): Promise<Outcome> {
  const corrected = questionSchema.parse(question);
  return send(deps.journal, { type: 'correctQuestion', question: corrected, reason }, context);
}

function send(journal: Journal, command: QuestionCommand, context: CommandContext): Promise<Outcome> {
  return execute(journal, {
    decider: questionDecider,
    codec: questionCodec,
    stream: questionStream(command.question.uid),
    context,
    commands: [command],
  });
}
