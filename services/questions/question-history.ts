import { fold } from '#domain/core/stream.ts';
import type { Journal, Recorded } from '#domain/core/journal.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { questionStream, type QuestionEvent } from '#domain/questions/question-bank.ts';
import type { BankQuestion } from './question-bank.ts';

/** A revision of a question: what it said, since when and why. */
export interface RevisedQuestion {
  readonly revision: number;
  readonly question: Question;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** `null` for the first. */
  readonly reason: string | null;
  /** The right answer became another one. */
  readonly changesKey: boolean;
}

export interface QuestionHistory {
  readonly status: BankQuestion['status'];
  /** Oldest first. */
  readonly revisions: readonly RevisedQuestion[];
  /** Of the stream; it grows with publications too. */
  readonly streamRevision: number;
}

/** Everything that a question ever was; nothing where there never was one. @throws StoreUnavailable */
export async function readQuestionHistory(
  journal: Journal,
  uid: string,
): Promise<QuestionHistory | undefined> {
  const events = await journal.read(questionStream, questionStream.nameOf(uid));
  const { status } = fold(questionStream, events);
  if (status === 'missing') return undefined;
  return { status, revisions: revisionsIn(events), streamRevision: events.length - 1 };
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
