import { Paper, Text, Title } from '@mantine/core';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { MockTestResult } from '#domain/sittings/contract.ts';
import { DataTable } from '#student/components/tables/data-table.tsx';
import { fullTypeName } from '#student/components/type-names.ts';
import { clockText } from '#student/core/server-clock.ts';
import styles from './time-strip.module.css';

export function TimeStrip({ questions }: Pick<MockTestResult, 'questions'>) {
  const timed = questions.flatMap(({ question, secondsUsed }, index) =>
    secondsUsed === undefined
      ? []
      : [
          {
            number: index + 1,
            type: question.type,
            seconds: secondsUsed,
            target: catalogue[question.type].targetTime,
          },
        ],
  );
  if (timed.length === 0) return null;
  const all = timed.reduce((sum, { seconds }) => sum + seconds, 0);
  const long = timed.filter(isLong).length;
  return (
    <Paper withBorder p={{ base: 'md', xs: 'lg' }} component="section" aria-labelledby="time">
      <Title order={2} size="h4" id="time" mb="sm">
        Time
      </Title>
      <div className={styles['time-strip']} aria-hidden>
        {timed.map((one) => (
          <span key={one.number} data-long={isLong(one)} style={{ flexGrow: one.seconds / all }} />
        ))}
      </div>
      <Text size="sm" mt="xs">
        {clockText(all)} for {timed.length} {timed.length === 1 ? 'answer' : 'answers'}.{' '}
        {long === 0
          ? 'None took much longer than its target.'
          : `${long} took more than one and a half times the target: the darker parts.`}
      </Text>
      <DataTable
        caption="Time"
        heads={['Question', 'Type', 'Time', 'Target']}
        rows={timed.map(({ number, type, seconds, target }) => ({
          key: String(number),
          cells: [String(number), fullTypeName(type), clockText(seconds), clockText(target)],
        }))}
      />
    </Paper>
  );
}

const isLong = ({ seconds, target }: { readonly seconds: number; readonly target: number }) =>
  seconds > 1.5 * target;
