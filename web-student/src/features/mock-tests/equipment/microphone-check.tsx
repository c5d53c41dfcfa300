import { Stack } from '@mantine/core';
import { BrowserLacks } from '#student/features/microphone/browser-lacks-list.tsx';
import { MicrophoneSection } from '#student/features/microphone/microphone-section.tsx';
import { TestSentence } from '#student/features/microphone/test-sentence.tsx';
import { useMicrophoneCheck } from '#student/features/microphone/use-microphone-check.ts';

export default function MicrophoneCheck() {
  const check = useMicrophoneCheck();
  return (
    <Stack>
      <MicrophoneSection check={check} />
      <TestSentence check={check} />
      <BrowserLacks />
    </Stack>
  );
}
