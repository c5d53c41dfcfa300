import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { v7 as newId } from 'uuid';
import { examTypeNames } from '#domain/accounts/exam-type.ts';
import { examPartNames, examPartSchema } from '#domain/mock-tests/exam-part.ts';
import {
  randomLengthSchema,
  randomPartSchema,
  type RandomLength,
} from '#domain/mock-tests/random-choices.ts';
import { paths } from '#student/app/paths.ts';
import { Dialog } from '#student/components/dialog.tsx';
import { FormFailure } from '#student/components/form-failure.tsx';
import { useExamType } from '#student/core/preferences/exam-type.ts';
import { messageOf } from '#student/core/messages.ts';
import type { TestRights } from '#student/queries/mock-tests.ts';
import { sittingKey, startRandom } from '#student/features/sittings/api/sitting.ts';
import { costInWords } from './cost-words.ts';

const parts = [
  { value: 'full', label: 'All parts' },
  ...examPartSchema.options.map((part) => ({ value: part, label: examPartNames[part] })),
];
const lengths = [
  { value: 'whole', label: 'As long as in the exam' },
  { value: 'half', label: 'Half as long' },
  { value: 'quick', label: 'About 15 minutes' },
] satisfies readonly { readonly value: RandomLength; readonly label: string }[];

interface Props {
  readonly rights: TestRights;
  readonly onClose: () => void;
}

export default function RandomTestDialog({ rights, onClose }: Props) {
  const examType = useExamType();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [part, setPart] = useState(randomPartSchema.parse('reading'));
  const [length, setLength] = useState(randomLengthSchema.parse('quick'));
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<string>();
  // A retry of the same choice after a lost response sends the same command.
  const command = useRef<{ readonly choice: string; readonly id: string }>(undefined);
  const isWhole = part === 'full';
  const paidBy = isWhole ? rights.paidBy.full : rights.paidBy.sectional;
  const credit = isWhole ? 'full_test' : 'sectional_test';
  async function begin() {
    setStarting(true);
    setFailure(undefined);
    const choice = `${examType} ${part} ${length}`;
    if (command.current?.choice !== choice) command.current = { choice, id: newId() };
    try {
      const timed = await startRandom({ examType, part, length }, command.current.id);
      queryClient.setQueryData(sittingKey(timed.sitting.sessionId), timed);
      await navigate(paths.mockTestExercise.getHref(timed.sitting.sessionId));
    } catch (error) {
      setFailure(messageOf(error));
      setStarting(false);
    }
  }
  return (
    <Dialog title={`Random test, ${examTypeNames[examType]}`} onClose={onClose}>
      <Stack>
        <NativeSelect
          label="Part of the exam"
          data={parts}
          value={part}
          onChange={({ currentTarget }) => setPart(randomPartSchema.parse(currentTarget.value))}
        />
        <NativeSelect
          label="Length"
          data={lengths}
          value={length}
          onChange={({ currentTarget }) => setLength(randomLengthSchema.parse(currentTarget.value))}
        />
        {rights.extraPercent !== null && (
          <Text size="sm">Your extra time of {rights.extraPercent}% is added to that.</Text>
        )}
        <Text size="sm" aria-live="polite">
          {costInWords({ paidBy, credit }, rights.credits)}
        </Text>
        <FormFailure text={failure} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={paidBy === null} loading={isStarting} onClick={() => void begin()}>
            Create and start
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
