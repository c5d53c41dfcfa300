import { Text } from '@mantine/core';
import { skillNames } from '#domain/question-types/catalogue/rubrics.ts';
import type { Score } from '#domain/scoring/score.ts';
import { gradeOf } from './grade.ts';
import { GradeMark } from './grade-mark.tsx';

/** The points of each trait as a bar; beside them, where it differs, what the detailed rubric gives. */
export function TraitBars({ score: { traits, detailed } }: { readonly score: Score }) {
  return (
    <>
      <ul className="trait-bars" aria-label="Points by skill">
        {traits.map((one) => {
          const other = detailed?.traits.find(({ trait }) => trait === one.trait);
          return (
            <li key={one.trait} className="trait-bar">
              <GradeMark grade={gradeOf(one)} size={18} />
              <span>{skillNames[one.trait]}</span>
              <span className="bar" aria-hidden>
                <span
                  className={`is-${gradeOf(one)}`}
                  style={{ inlineSize: `${one.maximum > 0 ? (100 * one.points) / one.maximum : 0}%` }}
                />
              </span>
              <strong className="digits">
                {one.points} of {one.maximum}
              </strong>
              {other && other.maximum !== one.maximum && (
                <Text component="span" size="sm" c="dimmed" className="trait-detail digits">
                  detailed {other.points} of {other.maximum}
                </Text>
              )}
            </li>
          );
        })}
      </ul>
      {detailed && (
        <Text size="sm" c="dimmed">
          The detailed scale has more steps. By it this answer has {detailed.points} of {detailed.maximum}{' '}
          points.
        </Text>
      )}
    </>
  );
}
