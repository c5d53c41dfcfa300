import { Button, Group, Text } from '@mantine/core';
import { examTypeNames, type ExamType } from '#domain/accounts/exam-type.ts';
import { Dialog } from '#student/components/dialog.tsx';
import { newFormatOf } from '#student/user/exam-types.ts';

interface Props {
  readonly old: ExamType;
  readonly onChoose: (examType: ExamType) => void;
  readonly onClose: () => void;
}

/** The notice on the old format: specification, document 1, section 4. */
export default function OldFormatNotice({ old, onChoose, onClose }: Props) {
  return (
    <Dialog title="About the old format" onClose={onClose}>
      <Text>
        {examTypeNames[old]} is unavailable from 7 Aug 2025. You can still see its questions and your old
        scores. If your exam is after that day, practise the new format.
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => onChoose(old)}>
          View Old Score
        </Button>
        <Button onClick={() => onChoose(newFormatOf(old) ?? old)}>Practice New Format</Button>
      </Group>
    </Dialog>
  );
}
