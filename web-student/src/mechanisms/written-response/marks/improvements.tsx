import { Text } from '@mantine/core';
import { IconTrendingUp } from '@tabler/icons-react';
import { useId } from 'react';
import type { Score } from '#domain/scoring/score.ts';
import { improvementText, lackingPoints } from './improvement-text.ts';
import styles from '../written-response.module.css';
import improvementsStyles from './improvements.module.css';
import markListStyles from './mark-list.module.css';

interface Props {
  readonly score: Score;
  readonly keyPoints: readonly { readonly point: string }[];
}

export function Improvements({ score, keyPoints }: Props) {
  const { improvements = [] } = score;
  const title = useId();
  if (improvements.length === 0) return null;
  return (
    <section className={styles['improvements']} aria-labelledby={title}>
      <Text fw={650} id={title}>
        <IconTrendingUp size={20} className="mark" aria-hidden /> What would raise it
      </Text>
      <ol className={markListStyles['mark-list']}>
        {improvements.map(({ change, points }) => (
          <li key={change}>
            {improvementText(change, score)}{' '}
            <Text component="span" size="sm" c="dimmed" className="one-piece">
              {points === 1 ? '+1 point' : `+${points} points`}
            </Text>
            {change === 'state_key_points' && (
              <ul className={improvementsStyles['points-to-add']} aria-label="Missing from your answer">
                {lackingPoints(score, keyPoints).map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
