import { Table, Text } from '@mantine/core';
import '@mantine/core/styles/Table.css';
import type { FlowPart } from './flow.ts';
import layout from '#student/components/styles/layout.module.css';
import styles from './flow-strip.module.css';

interface Props {
  readonly parts: readonly FlowPart[];
  readonly durationMs: number;
  /** Words per second that earn all points for speed; undefined if the score does not judge speed. */
  readonly full: number | undefined;
}

const height = 40;
/** Words per second at the top of the strip. Hardly anyone speaks faster. */
const fastest = 4;

const names = {
  within: 'Long pause inside a phrase',
  long: 'Long pause after a phrase',
  breath: 'Short rest',
} as const satisfies Record<Exclude<FlowPart['kind'], 'speech'>, string>;

export function FlowStrip({ parts, durationMs, full }: Props) {
  if (parts.length === 0 || durationMs === 0) return null;
  const x = (ms: number) => (Math.min(ms, durationMs) / durationMs) * 100;
  const runs = parts.filter(({ kind }) => kind === 'speech').length;
  const counted = `stretches of speech: ${runs}, of silence: ${parts.length - runs}`;
  const kinds = new Set(parts.map(({ kind }) => kind));
  return (
    <figure className={styles['flow']}>
      <div role="img" aria-label={`Speed and pauses over your recording: ${counted}`}>
        <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden>
          {parts.map((part) => {
            const [from, to] = part.at;
            const tall = part.kind === 'speech' ? share(part.wordsPerSecond) * height : silence[part.kind];
            return (
              <rect
                key={`${part.kind} ${from}`}
                className={styles[`flow-${part.kind}`]}
                x={x(from)}
                width={x(to) - x(from)}
                y={height - tall}
                height={tall}
              />
            );
          })}
          {full !== undefined && (
            <line className={styles['flow-full']} x1={0} x2={100} y1={yOf(full)} y2={yOf(full)} />
          )}
        </svg>
      </div>
      <figcaption className={`${layout['legend']} ${layout['chips']} quiet`} aria-hidden>
        <span className={`${styles['flow-key']} ${styles['is-speech']}`}>words per second</span>
        {full !== undefined && (
          <span className={`${styles['flow-key']} ${styles['is-full']}`}>{full}: all points for speed</span>
        )}
        {(['within', 'long', 'breath'] as const).map(
          (kind) =>
            kinds.has(kind) && (
              <span key={kind} className={`${styles['flow-key']} ${styles[`is-${kind}`]}`}>
                {names[kind].toLowerCase()}
              </span>
            ),
        )}
      </figcaption>
      <details className="quiet-summary">
        <summary>Speed and pauses as a list</summary>
        <Table aria-label="Speed and pauses">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Time</Table.Th>
              <Table.Th scope="col">What</Table.Th>
              <Table.Th scope="col">Words per second</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {parts.map((part) => (
              <Table.Tr key={`${part.kind} ${part.at[0]}`}>
                <Table.Td className="digits">{seconds(part.at[0])}</Table.Td>
                <Table.Td>
                  <Text size="sm">{textOf(part)}</Text>
                </Table.Td>
                <Table.Td className="digits">
                  {part.kind === 'speech' ? part.wordsPerSecond.toFixed(1) : '–'}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </details>
    </figure>
  );
}

/** Height tells a short rest from a long pause, not only colour. */
const silence = { within: height, long: height, breath: height / 8 } as const;

const share = (wordsPerSecond: number) => Math.min(1, wordsPerSecond / fastest);
const yOf = (wordsPerSecond: number) => height * (1 - share(wordsPerSecond));
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function textOf(part: FlowPart): string {
  const length = seconds(part.at[1] - part.at[0]);
  if (part.kind !== 'speech') return `${names[part.kind]}, ${length}`;
  return `${part.words === 1 ? 'One word' : `${part.words} words`} in ${length}`;
}
