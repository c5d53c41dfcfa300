import type { Instant } from '#domain/core/instant.ts';
import { scoreAnalysis, tagsOf } from '#domain/scoring/writing/specified-shapes.ts';
import { scoreText, type Score } from '#domain/scoring/score.ts';
import type { OwnAttempt } from '#domain/practice/contract.ts';
import type { UserWriting } from '#domain/writing/contract.ts';
import type { Person } from '#projections/progress/person.ts';
import { findOwnAttempt, readOwnAttempts, type OwnDependencies } from '../practice/own-attempts.ts';

/** The score in the specification's form. */
export function specified(score: Score) {
  return { score: scoreAnalysis(score), analysis: { Tags: tagsOf(score) } };
}

export async function readUserWritings(
  dependencies: OwnDependencies,
  person: Person,
  uid: string,
  now: Instant,
): Promise<UserWriting[]> {
  const attempts = await readOwnAttempts(dependencies, person, uid, now);
  return attempts.map((attempt) => userWritingOf(uid, attempt)).filter((writing) => writing !== undefined);
}

export async function findUserWriting(
  dependencies: OwnDependencies,
  person: Person,
  { uid, text }: { readonly uid: string; readonly text: string },
  now: Instant,
): Promise<UserWriting | undefined> {
  const attempt = await findOwnAttempt(
    dependencies,
    person,
    uid,
    now,
    (each) => userWritingOf(uid, each)?.selectedAnswer === text,
  );
  return attempt && userWritingOf(uid, attempt);
}

function userWritingOf(uid: string, { answer, scores }: OwnAttempt): UserWriting | undefined {
  const score = scores.at(-1)?.score;
  if (!answer || !('text' in answer) || !score) return undefined;
  const { score: byNames, analysis } = specified(score);
  return { uid, selectedAnswer: answer.text, score: scoreText(score), scoreAnalysis: byNames, analysis };
}
