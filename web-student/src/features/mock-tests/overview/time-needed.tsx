import { List, Text } from '@mantine/core';
import '@mantine/core/styles/List.css';
import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import type { MockTestListing } from '#domain/mock-tests/contract.ts';
import type { ExtraPercent } from '#domain/extra-time/extra-percents.ts';
import { examPartNames } from '#domain/mock-tests/exam-part.ts';
import { questionsText } from '#student/core/counts.ts';
import { durationText, serverNow, type ClockReading } from '#student/core/server-clock.ts';

interface Props {
  readonly mockTest: MockTestListing;
  readonly clock: ClockReading;
  readonly extraPercent: ExtraPercent | null;
}

const timeOfDay = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const againMs = 15_000;
const aboutMinutes = (seconds: number) => durationText(Math.max(60, Math.round(seconds / 60) * 60));

export function TimeNeeded({ mockTest: { sections, questions, seconds }, clock, extraPercent }: Props) {
  const [at, setAt] = useState(() => performance.now());
  useInterval(() => setAt(performance.now()), againMs, { autoInvoke: true });
  const end = timeOfDay.format(new Date(serverNow(clock, at) + seconds * 1000));
  const hasParts = sections.length > 1;
  return (
    <>
      <List type="ordered" spacing={4}>
        {sections.map((part) => (
          <List.Item key={part.section}>
            {examPartNames[part.section]}: {questionsText(part.questions)}, about {aboutMinutes(part.seconds)}
          </List.Item>
        ))}
      </List>
      <Text mt="sm">
        {hasParts && `${questionsText(questions)} in total. `}
        You need about {aboutMinutes(seconds)}
        {hasParts && ', not counting rests between parts'}. If you start now, it ends at about{' '}
        <strong>{end}</strong>.
      </Text>
      {extraPercent !== null && <Text mt={6}>Your extra time of {extraPercent}% is included.</Text>}
    </>
  );
}
