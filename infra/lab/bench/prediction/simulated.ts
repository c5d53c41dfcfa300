import { randomFrom } from '#domain/core/shuffle.ts';
import {
  chanceOf,
  label,
  newStudent,
  ratedBy,
  ratingOfLabel,
  type Rating,
} from '#domain/questions/rating.ts';

/** An answer with its predicted chance, the true chance in the simulation, and the outcome. */
export interface Foretold {
  readonly chance: number;
  readonly truth: number;
  readonly isRight: boolean;
}

interface Simulated {
  readonly students: number;
  readonly questions: number;
  readonly answersOfStudent: number;
  /** A student's growth per answer, in logits. */
  readonly growth: number;
}

/**
 * Students with a known, growing ability answer questions of known difficulty in random order; each answer is predicted
 * from the ratings before it. An author's label is right to about one step. Deterministic for a seed.
 */
export function* simulate(
  { students, questions, answersOfStudent, growth }: Simulated,
  seed: string,
): Generator<Foretold> {
  const random = randomFrom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const ability = Array.from({ length: students }, () => normal() * Math.sqrt(newStudent.variance));
  const difficulty = Array.from({ length: questions }, () => normal() * 1.2);
  const ratedStudents: Rating[] = ability.map(() => newStudent);
  const ratedQuestions: Rating[] = difficulty.map((place) =>
    ratingOfLabel(labelOf(place + normal() * label.step)),
  );
  for (let count = 0; count < students * answersOfStudent; count += 1) {
    const student = Math.floor(random() * students);
    const question = Math.floor(random() * questions);
    const [one, other] = [ratedStudents[student] ?? newStudent, ratedQuestions[question] ?? ratingOfLabel(3)];
    const truth = chanceOf({ place: ability[student] ?? 0 }, { place: difficulty[question] ?? 0 });
    const isRight = random() < truth;
    yield { chance: chanceOf(one, other), truth, isRight };
    const after = ratedBy(one, other, Number(isRight));
    ratedStudents[student] = after.student;
    ratedQuestions[question] = after.question;
    ability[student] = (ability[student] ?? 0) + growth;
  }
}

/** The label, 1 to 5, nearest to a rating. */
function labelOf(place: number): number {
  return Math.max(1, Math.min(5, Math.round(place / label.step + label.middle)));
}
