import { Stack, Text, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { isKnownWell } from '#domain/statistics/skill-statistics.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { EmptyRange, RangeBar } from '#student/components/tables/range-bar.tsx';
import { strengthText, type NamedStrength } from './strengths.ts';
import styles from '#student/components/styles/strength-list.module.css';

interface Props {
  readonly strengths: readonly NamedStrength[];
  readonly isToPractise?: boolean;
}

export function StrengthList({ strengths, isToPractise = false }: Props) {
  return (
    <Stack component="ul" gap={16} mb={14} className={styles['strengths']}>
      {strengths.map((strength) => (
        <li key={strength.key}>
          <span className={styles['strength-name']}>
            {strength.href === undefined ? strength.name : <Link to={strength.href}>{strength.name}</Link>}
          </span>
          <Text
            component="span"
            size="sm"
            className="digits"
            {...(!isKnownWell(strength) && { c: 'dimmed' })}
          >
            {strength.note ?? strengthText(strength)}
          </Text>
          {strength.percent === null ? (
            <EmptyRange />
          ) : (
            <RangeBar
              low={strength.low}
              high={strength.high}
              at={strength.percent}
              color={strength.color}
              isKnown={isKnownWell(strength)}
            />
          )}
          {isToPractise && strength.practiceHref !== undefined && (
            <ButtonLink to={strength.practiceHref} variant="default" size="sm">
              Practise<VisuallyHidden>{` ${strength.name}`}</VisuallyHidden>
            </ButtonLink>
          )}
        </li>
      ))}
    </Stack>
  );
}
