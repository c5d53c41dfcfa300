import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { isKnownWell } from '#domain/statistics/skill-statistics.ts';
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
          <Range strength={strength} />
        </li>
      ))}
    </ul>
  );
}

/** Its numbers stand beside it. */
function Range({ strength }: { readonly strength: NamedStrength }) {
  const { percent, low, high, color } = strength;
  if (percent === null) return <span className="range" aria-hidden />;
  return (
    <span
      className="range"
      data-known={isKnownWell(strength)}
      style={{
        '--low': `${low}%`,
        '--high': `${high}%`,
        '--at': `${percent}%`,
        ...(color !== undefined && { '--range': `var(--mantine-color-${color}-5)` }),
      }}
      aria-hidden
    >
      <span className="range-bar" />
      <span className="range-tick" />
    </span>
  );
}
