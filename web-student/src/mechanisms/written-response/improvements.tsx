import { Text } from '@mantine/core';
import { IconTrendingUp } from '@tabler/icons-react';
import { useId } from 'react';
import type { Score } from '#domain/scoring/score.ts';
import { improvementMessages } from '#domain/scoring/writing/messages.ts';

/** The changes that bring most points. */
export function Improvements({ improvements = [] }: Pick<Score, 'improvements'>) {
  const title = useId();
  if (improvements.length === 0) return null;
  return (
    <section className="improvements" aria-labelledby={title}>
      <Text fw={650} id={title}>
        <IconTrendingUp size={20} className="mark" aria-hidden /> What would raise it
      </Text>
      <ol className="mark-list">
        {improvements.map(({ change, points }) => (
          <li key={change}>
            {improvementMessages[change]}{' '}
            <Text component="span" size="sm" c="dimmed" className="one-piece">
              {points === 1 ? '1 point more' : `${points} points more`}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  );
}
