import { skillNames } from '#domain/question-types/catalogue/rubrics.ts';
import type { Score } from '#domain/scoring/score.ts';
import { gradeOf } from './grade.ts';
import { GradeMark } from './grade-mark.tsx';
import barStyles from '../styles/bar.module.css';
import styles from './trait-bars.module.css';

export function TraitBars({ score: { traits } }: { readonly score: Score }) {
  return (
    <>
      <ul className={styles['trait-bars']} aria-label="Points by skill">
        {traits.map((one) => {
          return (
            <li key={one.trait} className={styles['trait-bar']}>
              <GradeMark grade={gradeOf(one)} size={18} />
              <span>{skillNames[one.trait]}</span>
              <span className={barStyles['bar']} aria-hidden>
                <span
                  className={gradeOf(one) === 'right' ? barStyles['is-right'] : undefined}
                  style={{ inlineSize: `${one.maximum > 0 ? (100 * one.points) / one.maximum : 0}%` }}
                />
              </span>
              <strong className="digits">
                {one.points} of {one.maximum}
              </strong>
            </li>
          );
        })}
      </ul>
    </>
  );
}
