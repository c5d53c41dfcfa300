import { Paper, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { DataTable } from './data-table.tsx';
import { isKnownWell, strengthText, type NamedStrength } from './strengths.ts';

interface Props {
  readonly id: string;
  readonly title: string;
  /** What the first column is of. */
  readonly of: string;
  readonly strengths: readonly NamedStrength[];
}

/** Bars from the low to the high end of what is likely, a tick at what was reached, and the numbers as a table. */
export default function StrengthSection({ id, title, of, strengths }: Props) {
  if (strengths.length === 0) return null;
  return (
    <Paper withBorder p={{ base: 'md', xs: 'lg' }} component="section" aria-labelledby={id}>
      <Title order={2} size="h4" id={id} mb="sm">
        {title}
      </Title>
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
      <DataTable
        caption={title}
        heads={[of, 'Answers', 'Points', 'Share', 'Range']}
        rows={strengths.map(({ key, name, answered, points, maximum, percent, low, high }) => ({
          key,
          cells: [
            name,
            String(answered),
            `${rounded(points)}/${rounded(maximum)}`,
            percent === null ? '–' : `${Math.round(percent)} %`,
            answered === 0 ? '–' : `${Math.round(low)}–${Math.round(high)} %`,
          ],
        }))}
      />
    </Paper>
  );
}

const rounded = (points: number) => String(Math.round(points * 10) / 10);

/** Its numbers stand beside it. */
function Range({ strength }: { readonly strength: NamedStrength }) {
  const { percent, low, high } = strength;
  if (percent === null) return <span className="range" aria-hidden />;
  return (
    <span
      className="range"
      data-known={isKnownWell(strength)}
      style={{ '--low': `${low}%`, '--high': `${high}%`, '--at': `${percent}%` }}
      aria-hidden
    >
      <span className="range-bar" />
      <span className="range-tick" />
    </span>
  );
}
