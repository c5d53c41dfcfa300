import { fold } from '#domain/core/events/stream.ts';
import type { Journal, Recorded } from '#domain/core/events/journal.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { questionStream, type QuestionEvent, type QuestionState } from '#domain/questions/question.ts';

export type BankQuestion = Exclude<QuestionState, { readonly status: 'missing' }>;

export interface RevisedQuestion {
  readonly revision: number;
  readonly question: Question;
  readonly at: Instant;
  readonly reason: string | null;
  /** The key changed. */
  readonly changesKey: boolean;
}

export interface QuestionHistory {
  readonly present: BankQuestion;
  readonly revisions: readonly RevisedQuestion[];
  /** The stream's revision, which grows with publications too. */
  readonly streamRevision: number;
}

/** Reads `question-<uid>`; undefined for none. @param upTo the last revision of the stream; all by default @throws StoreUnavailable */
export async function readQuestionHistory(
  journal: Journal,
  uid: string,
  upTo?: number,
): Promise<QuestionHistory | undefined> {
  const events = await journal.read(
    questionStream,
    questionStream.nameOf(uid),
    upTo === undefined ? {} : { maxCount: upTo + 1 },
  );
  const present = fold(questionStream, events);
  if (present.status === 'missing') return undefined;
  return { present, revisions: revisionsIn(events), streamRevision: events.length - 1 };
}

function revisionsIn(events: readonly Recorded<QuestionEvent>[]): RevisedQuestion[] {
  const revisions: RevisedQuestion[] = [];
  let state = questionStream.initial;
  for (const event of events) {
    state = questionStream.evolve(state, event);
    if (state.status === 'missing' || !('question' in event.data)) continue;
    const { revision, keyRevision, question } = state;
    revisions.push({
      revision,
      question,
      at: event.metadata.at,
      reason: 'reason' in event.data ? event.data.reason : null,
      changesKey: revision > 1 && keyRevision === revision,
    });
  }
  return revisions;
}
