import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Sitting } from '#domain/sittings/contract.ts';
import { examPartNames } from '#domain/mock-tests/exam-part.ts';
import { GrantedInTest } from '../page/granted-in-test.tsx';
import { sectionOf } from '../running-sitting.ts';
import { FullScreenButton } from './full-screen-button.tsx';
import { LostTimeNote } from './lost-time-note.tsx';
import type { HiddenClock } from './use-hidden-clock.ts';

interface Props {
  readonly sitting: Sitting;
  readonly hiddenClock: HiddenClock;
  readonly children: ReactNode;
}

export function QuestionTop({ sitting, hiddenClock, children }: Props) {
  const { answered, name, sections, sectionIndex } = sitting;
  const { section, questions } = sectionOf(sitting);
  const part =
    sections.length > 1
      ? ` · Part ${sectionIndex + 1} of ${sections.length}, ${examPartNames[section].toLowerCase()}`
      : '';
  return (
    <>
      <Group justify="space-between" gap="xs" mb={6}>
        <Text size="sm" c="dimmed">
          {name}
          {part} · Question {answered + 1} of {questions}
        </Text>
        <Group gap="xs">
          <Button
            size="compact-sm"
            variant="subtle"
            title="Press Alt+T to hear the time left"
            onClick={hiddenClock.toggle}
          >
            {hiddenClock.isHidden ? 'Show the clock' : 'Hide the clock'}
          </Button>
          <FullScreenButton />
        </Group>
      </Group>
      {answered === 0 && sectionIndex === 0 && (
        <Text size="sm" mb={6}>
          The test goes forward only: you cannot come back to a question.
        </Text>
      )}
      <LostTimeNote losses={sitting.givenBack} />
      <GrantedInTest granted={sitting.grantedInTest} />
      {children}
    </>
  );
}
