import { Alert, Box, Button, Group, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { truncated } from '#domain/core/text/truncated.ts';
import { announce } from '#student/core/notices.ts';
import { typedStep } from '#student/mechanisms/pieces/typed-step.ts';
import type { Step } from '#student/mechanisms/screen.ts';
import { useWritingDraft } from './use-writing-draft.ts';

interface Props {
  readonly uid: string;
  readonly text: string;
  readonly isLocked: boolean;
  readonly onChange: (text: string, step: Step | undefined) => void;
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export default function WritingDraft({ uid, text, isLocked, onChange }: Props) {
  const write = (next: string) => onChange(next, typedStep(text, next));
  const { isSaved, offered, decide } = useWritingDraft(uid, text);
  const [cleared, setCleared] = useState<string>();
  const whole = useRef<HTMLDivElement>(null);
  const choose = () => {
    decide();
    // The pressed button disappears: move the focus to the text box.
    whole.current?.parentElement?.querySelector('textarea')?.focus();
  };
  const isEmpty = text === '';
  const canUndo = isEmpty && cleared !== undefined;
  return (
    <Box mt={-8} ref={whole}>
      <Group gap="sm" justify="space-between">
        <Text size="sm" c="dimmed">
          {isEmpty ? '' : isSaved ? 'Draft saved' : 'Draft saved on this device'}
        </Text>
        <Button
          size="compact-sm"
          variant="default"
          disabled={isLocked || (isEmpty && !canUndo)}
          onClick={() => {
            setCleared(canUndo ? undefined : text);
            write(canUndo ? (cleared ?? '') : '');
            announce(canUndo ? 'Your text was restored.' : 'Cleared. Press again to undo.');
          }}
        >
          {canUndo ? 'Undo clear' : 'Clear'}
        </Button>
      </Group>
      {offered && (
        <Alert
          color="blue"
          variant="light"
          mt="sm"
          title="You began an answer on another device"
          role="status"
        >
          <Text size="sm">
            {moment.format(new Date(offered.savedAt))}: “{truncated(offered.text)}”
          </Text>
          <Group gap="sm" mt="sm">
            <Button
              size="compact-sm"
              variant="default"
              disabled={isLocked}
              onClick={() => {
                write(offered.text);
                choose();
              }}
            >
              Use that draft
            </Button>
            <Button size="compact-sm" variant="default" onClick={choose}>
              Keep this text
            </Button>
          </Group>
        </Alert>
      )}
    </Box>
  );
}
