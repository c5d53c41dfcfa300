import { Stack } from '@mantine/core';
import { BrowserLacks } from '#student/microphone/browser-lacks-list.tsx';
import { MicrophoneSection } from '#student/microphone/microphone-section.tsx';
import { TestSentence } from '#student/microphone/test-sentence.tsx';
import { useMicrophoneCheck } from '#student/microphone/use-microphone-check.ts';

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
