import type { Trait, RubricVersion } from '#domain/question-types/catalogue/rubrics.ts';
import type { Score } from '#domain/scoring/score.ts';

/** Changed points; null if only one score has the trait. */
export interface ChangedPoints {
  readonly rubric: RubricVersion;
  /** `total`, or the trait. */
  readonly of: Trait | 'total';
  readonly before: number | null;
  readonly after: number | null;
}

export interface ScoreChange {
  /** The change of the total as the student sees it. */
  readonly total: number;
  /** Whether the answer's success would change. */
  readonly success: 'gained' | 'lost' | 'same';
  readonly points: readonly ChangedPoints[];
}

/** The differences between two scores by both rubrics; undefined if equal. */
export function compareScores(before: Score, after: Score): ScoreChange | undefined {
  const [old, now] = [pointsIn(before), pointsIn(after)];
  const points = [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)];
    const { rubric, of } = was ?? is ?? {};
    if (!rubric || !of || was?.points === is?.points) return [];
    return [{ rubric, of, before: was?.points ?? null, after: is?.points ?? null }];
  });
  if (points.length === 0 && before.successful === after.successful) return undefined;
  return { total: rounded(after.points - before.points), success: successOf(before, after), points };
}

interface Points {
  readonly rubric: RubricVersion;
  readonly of: ChangedPoints['of'];
  readonly points: number;
}

function pointsIn({ rubric, points, traits, detailed }: Score): ReadonlyMap<string, Points> {
  const judged = [{ rubric, points, traits }, ...(detailed ? [detailed] : [])];
  const all = judged.flatMap((one): Points[] => [
    { rubric: one.rubric, of: 'total', points: one.points },
    ...one.traits.map(({ trait, points: each }) => ({ rubric: one.rubric, of: trait, points: each })),
  ]);
  return new Map(all.map((one) => [`${one.rubric} ${one.of}`, one]));
}

function successOf(before: Score, after: Score): ScoreChange['success'] {
  if (before.successful === after.successful) return 'same';
  return after.successful ? 'gained' : 'lost';
}

/** Removes floating-point noise such as 0.30000000000000004. */
const rounded = (points: number) => Math.round(points * 100) / 100;
