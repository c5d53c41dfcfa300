import type { Instant } from '#domain/core/instant.ts';
import { objectiveScore } from '#domain/scoring/score.ts';
import { emptyAnswerOf } from '#domain/question-types/registry.ts';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import { chooser } from './chooser.ts';
import type { Happening } from './fill.ts';

const firstAt = Date.parse('2026-01-01T00:00:00.000Z');
const maximum = 4;

export interface Practice {
  /** The measured student. */
  readonly userId: string;
  readonly attempts: number;
  /** Other students who practise at the same time, so that no student's rows are adjacent. */
  readonly others: readonly string[];
  readonly attemptsOfOthers: number;
}

/**
 * The events of some months of practice: the measured student with others interleaved, some favourites and marks, and
 * one reset of a whole type after a third of the time.
 */
export function* practiceEvents(uids: readonly string[], practice: Practice): Generator<Happening> {
  const { userId, others } = practice;
  const choose = chooser(2);
  const all = practice.attempts + practice.attemptsOfOthers;
  const every = Math.round(all / practice.attempts);
  for (let count = 0; count < all; count += 1) {
    const person = count % every === 0 ? userId : choose(others);
    const uid = choose(uids);
    const at = new Date(firstAt + count * 60_000).toISOString();
    const stream = `practice_marks-${person}-${typeOfUid(uid)}`;
    const by = { userId: person, at };
    yield* answerOf(`attempt-${count}`, uid, choose([0, 1, 2, 3, 4, 4]), by);
    if (choose(marked)) yield { type: 'QuestionFavorited', data: { uid }, stream, ...by };
    if (choose(marked)) yield { type: 'QuestionMarkedAsTested', data: { uid }, stream, ...by };
    if (count === Math.round(all / 3)) {
      const data = { exercise: 'RSA', clearedAt: at } as const;
      yield { type: 'ExerciseScoreCleared', data, stream, userId, at };
    }
  }
}

/** One in twenty. */
const marked = [true, ...Array.from({ length: 19 }, () => false)];

function answerOf(
  attemptId: string,
  uid: string,
  points: number,
  by: { userId: string; at: Instant },
): [Happening, Happening] {
  const score = objectiveScore(points, maximum, points * 2 > maximum, []);
  const type = typeOfUid(uid);
  const about = { attemptId, uid, type, secondsUsed: 40 };
  const stream = `question_attempt-${attemptId}`;
  return [
    {
      type: 'AnswerSubmitted',
      data: { ...about, revision: 1, answer: emptyAnswerOf(type) },
      stream,
      ...by,
    },
    { type: 'AnswerScored', data: { ...about, score }, stream, ...by },
  ];
}
