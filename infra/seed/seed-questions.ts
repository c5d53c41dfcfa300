import type { Decision } from '#domain/core/events/decision.ts';
import { fold, inTurn } from '#domain/core/events/stream.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import type { Instant } from '#domain/core/instant.ts';
import { questionSchema, type Question } from '#domain/question-types/registry.ts';
import {
  draftQuestion,
  publishQuestion,
  questionStream,
  reviseQuestion,
  type QuestionEvent,
  type QuestionState,
} from '#domain/questions/question.ts';
import { handle } from '#services/core/handle.ts';
import { isSeedsOwn, seedContext, seededOf, type Outcome, type Seeded } from './seed-context.ts';

export const seedReason = 'The content file changed';
/** Limited, because the store has few connections, and a time-out would fail the seed. */
const atOnce = 16;

/**
 * Updates the bank from the files: new questions are drafted and published, changed files become revisions, unless an
 * admin has revised the question. Resumable.
 * @throws StoreUnavailable
 */
export async function seedQuestions(
  journal: Journal,
  at: Instant,
  questions: readonly Question[],
): Promise<Seeded> {
  const outcomes: Outcome[] = [];
  for (let from = 0; from < questions.length; from += atOnce) {
    const some = questions.slice(from, from + atOnce);
    outcomes.push(...(await Promise.all(some.map((question) => seedQuestion(journal, question, at)))));
  }
  return seededOf(
    questions.map(({ uid }) => uid),
    outcomes,
  );
}

async function seedQuestion(journal: Journal, given: Question, at: Instant): Promise<Outcome> {
  // In the schema's field order, as stored: another order is not a change.
  const question = questionSchema.parse(given);
  const { uid } = question;
  const recorded = await journal.read(questionStream, questionStream.nameOf(uid));
  const state = fold(questionStream, recorded);
  const revision = recorded.length - 1;
  const send = (
    context: CommandContext,
    decide: (
      state: QuestionState,
    ) => Decision<QuestionEvent, 'question_not_found' | 'question_exists' | 'reasons_to_review'>,
  ) =>
    handle(journal, questionStream, uid, context, decide, {
      // The decision is valid for this revision: a concurrent change is not overwritten.
      expectedRevision: revision,
      isNew: revision < 0,
    });
  if (state.status === 'missing') {
    const drafted = await send(
      seedContext(`draft/${uid}`, at),
      inTurn(questionStream, [(missing) => draftQuestion(missing, { question }), publishQuestion]),
    );
    return 'rejected' in drafted ? 'leftAlone' : 'added';
  }
  const content = JSON.stringify(question);
  if (content === JSON.stringify(state.question)) return 'same';
  if (!isSeedsOwn(recorded, contentTypes)) return 'leftAlone';
  const context = seedContext(`revise/${uid}/${revision}/${content}`, at);
  const revised = await send(context, (present) =>
    reviseQuestion(present, { question, reason: seedReason, reasonsStand: true }),
  );
  return 'rejected' in revised ? 'leftAlone' : 'revised';
}

const contentTypes: ReadonlySet<QuestionEvent['type']> = new Set([
  'QuestionDrafted',
  'QuestionRevised',
] as const);
