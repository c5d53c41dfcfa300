import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { isKnownWell } from '#domain/statistics/skill-statistics.ts';
import { EmptyRange, RangeBar } from '../../components/range-bar.tsx';
import { strengthText, type NamedStrength } from './strengths.ts';
import './statistics.css';

/** Bars from the low to the high end of what is likely, a tick at what was reached, and both in words. */
export function StrengthList({ strengths }: { readonly strengths: readonly NamedStrength[] }) {
  return (
    <ul className="strengths">
      {strengths.map((strength) => (
        <li key={strength.key}>
          <span className="strength-name">
            {strength.href === undefined ? strength.name : <Link to={strength.href}>{strength.name}</Link>}
          </span>
          <Text
            component="span"
            size="sm"
            className="digits"
            {...(!isKnownWell(strength) && { c: 'dimmed' })}
          >
            {strengthText(strength)}
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
        </li>
      ))}
    </ul>
  );
}
