import type { Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import { answerOf } from '#domain/question-types/recorded-answer.ts';
import type { RecordedAnswer } from '#domain/question-types/registry.ts';
import type { Score } from '#domain/scoring/score.ts';
import type { AdminMarkReport } from '#domain/writing/mark-report-contract.ts';
import type { AnswerPlace } from '#domain/writing/mark-report-status.ts';
import { findMark } from '#domain/writing/mark-report.ts';
import type { MarkReportRow } from '#projections/mark-reports/projection.ts';
import { personKey } from '#projections/progress/person.ts';
import { readSitting } from '../sittings/read-sitting.ts';

export interface AnswerRef {
  readonly place: AnswerPlace;
  /** The attempt in practice, or the sitting of a mock test. */
  readonly answerId: string;
  readonly uid: string;
}

interface MarkedAnswer {
  readonly owner: string | undefined;
  readonly answer: RecordedAnswer;
  readonly scores: readonly Score[];
  /** The student removed the sitting. */
  readonly isRemoved: boolean;
}

/** An answer with its scores; undefined if missing or unscored. @throws StoreUnavailable */
export async function readMarkedAnswer(journal: Journal, ref: AnswerRef): Promise<MarkedAnswer | undefined> {
  return ref.place === 'practice' ? readFromPractice(journal, ref) : readFromTest(journal, ref);
}

async function readFromPractice(journal: Journal, { answerId, uid }: AnswerRef) {
  const events = await journal.read(questionAttemptStream, questionAttemptStream.nameOf(answerId));
  const state = fold(questionAttemptStream, events);
  if (state.status !== 'scored' || state.uid !== uid) return undefined;
  const owner = personKey(events[0]?.metadata ?? {});
  return { owner, answer: state.answer, scores: state.scores.map(({ score }) => score), isRemoved: false };
}

async function readFromTest(journal: Journal, { answerId, uid }: AnswerRef) {
  const state = (await readSitting(journal, answerId))?.state;
  if (state?.status !== 'scored') return undefined;
  const answer = state.answers[state.questions.findIndex((asked) => asked.uid === uid)];
  const result = state.results.find((one) => one.uid === uid);
  if (!answer || !result || !('score' in result)) return undefined;
  return {
    owner: state.test.userId,
    answer,
    scores: [result.score],
    isRemoved: state.isRemoved === true,
  };
}

/** Characters on either side of a mark: about a sentence. */
const around = 120;

export async function withExcerpt(journal: Journal, row: MarkReportRow): Promise<AdminMarkReport> {
  const { reportId: id, place, answerId, spanFrom: from, spanTo: to, ...shown } = row;
  const marked = await readMarkedAnswer(journal, { place, answerId, uid: row.uid });
  const answer = marked && answerOf(marked.answer);
  if (!answer || !('text' in answer)) return { id, ...shown, excerpt: null };
  const suggestions = findMark(marked.scores, [from, to])?.mark.suggestions ?? [];
  return {
    id,
    ...shown,
    excerpt: {
      before: answer.text.slice(Math.max(0, from - around), from),
      marked: answer.text.slice(from, to),
      after: answer.text.slice(to, to + around),
      suggestions: suggestions.filter((suggestion) => typeof suggestion === 'string'),
    },
  };
}
