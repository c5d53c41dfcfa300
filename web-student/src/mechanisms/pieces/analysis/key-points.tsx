import { Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleHalf2, IconCircleX } from '@tabler/icons-react';
import type { Evidence } from '#domain/scoring/score.ts';
import type { PointState } from '#domain/scoring/writing/language/marks.ts';
import type { ReactNode } from 'react';
import type { Range } from '../quoted.ts';
import { pointStateNames } from './point-states.ts';
import styles from './key-points.module.css';

const looks = {
  stated: { Icon: IconCircleCheck, look: 'right' },
  unclear: { Icon: IconCircleHalf2, look: 'partial' },
  contradicted: { Icon: IconAlertTriangle, look: 'partial' },
  missing: { Icon: IconCircleX, look: 'wrong' },
} as const satisfies Record<PointState, object>;

interface Props {
  readonly points: readonly { readonly point: string }[];
  readonly evidence: readonly Evidence[];
  readonly text: string;
  readonly renderPlace: (words: string, span: Range) => ReactNode;
}

export function KeyPoints({ points, evidence, text, renderPlace }: Props) {
  const found = evidence.filter((one) => one.kind === 'point');
  const shown = found.flatMap((one) => {
    const point = points[one.index]?.point;
    return point === undefined ? [] : [{ ...one, point }];
  });
  if (shown.length === 0) return null;
  return (
    <Stack component="ul" aria-label="Key points" gap={12} mt={8}>
      {shown.map(({ index, state, span, point }) => {
        const { Icon, look } = looks[state];
        const words = span ? text.slice(...span) : '';
        return (
          <li key={index} className={styles['key-point']}>
            <Icon size={20} className={`mark mark-${look}`} aria-hidden />
            <div>
              <Text size="sm" fw={600}>
                {pointStateNames[state]}
              </Text>
              <Text size="sm">{point}</Text>
              {span && words !== '' && renderPlace(words, span)}
            </div>
          </li>
        );
      })}
    </Stack>
  );
}
