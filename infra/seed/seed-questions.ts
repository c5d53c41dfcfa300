import { fold } from '#domain/core/decider.ts';
import type { CommandContext, Journal, Recorded } from '#domain/core/journal.ts';
import { questionSchema, type Question } from '#domain/question-types/registry.ts';
import {
  questionCodec,
  questionDecider,
  questionStream,
  type QuestionCommand,
  type QuestionEvent,
} from '#domain/questions/question-bank.ts';
import { execute } from '#services/core/command-handler.ts';
import { seedContext } from './seed-context.ts';

/** What a seed did to the bank, by uid. */
export interface SeededQuestions {
  readonly added: readonly string[];
  readonly revised: readonly string[];
  /** Their files changed, but an admin has revised them since the seed last did. */
  readonly leftAlone: readonly string[];
}

type Outcome = keyof SeededQuestions | 'same';
export const seedReason = 'The content file changed';

/**
 * Brings the bank to what the files say: new questions are drafted and published at once, a changed file becomes a
 * revision. A question that an admin has revised since is the admin's. Cut off anywhere, the next run goes on.
 * @throws StoreUnavailable
 */
export async function seedQuestions(
  journal: Journal,
  at: string,
  questions: readonly Question[],
): Promise<SeededQuestions> {
  const outcomes = await Promise.all(questions.map((question) => seedQuestion(journal, question, at)));
  const of = (outcome: Outcome) =>
    questions.filter((_question, index) => outcomes[index] === outcome).map(({ uid }) => uid);
  return { added: of('added'), revised: of('revised'), leftAlone: of('leftAlone') };
}

async function seedQuestion(journal: Journal, given: Question, at: string): Promise<Outcome> {
  // With its fields in the schema's order, as they are read back: what was written otherwise is no change.
  const question = questionSchema.parse(given);
  const { uid } = question;
  const recorded = await journal.read(questionCodec, questionStream(uid));
  const state = fold(questionDecider, recorded);
  const revision = recorded.length - 1;
  const send = (commands: readonly QuestionCommand[], context: CommandContext) =>
    execute(journal, {
      decider: questionDecider,
      codec: questionCodec,
      stream: questionStream(uid),
      context,
      commands,
      // What is decided here was decided about this revision: whoever came in between is not overwritten.
      expectedRevision: revision,
      isNew: revision < 0,
    });
  if (state.status === 'missing') {
    const commands = [{ type: 'draftQuestion', question }, { type: 'publishQuestion' }] as const;
    const drafted = await send(commands, seedContext(`draft/${uid}`, at));
    return 'rejected' in drafted ? 'leftAlone' : 'added';
  }
  const content = JSON.stringify(question);
  if (content === JSON.stringify(state.question)) return 'same';
  if (!isSeedsOwn(recorded)) return 'leftAlone';
  const context = seedContext(`revise/${uid}/${revision}/${content}`, at);
  const revised = await send(
    [{ type: 'reviseQuestion', question, reason: seedReason, reasonsStand: true }],
    context,
  );
  return 'rejected' in revised ? 'leftAlone' : 'revised';
}

const contentTypes: ReadonlySet<QuestionEvent['type']> = new Set([
  'QuestionDrafted',
  'QuestionAdded',
  'QuestionRevised',
  'QuestionCorrected',
] as const);

/** Whether the seed, and nobody after it, wrote what the question is now. */
function isSeedsOwn(recorded: readonly Recorded<QuestionEvent>[]): boolean {
  const actor = recorded.findLast(({ type }) => contentTypes.has(type))?.metadata.actor;
  return actor?.kind === 'system' && actor.id === 'seed';
}
