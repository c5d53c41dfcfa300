import { Stack } from '@mantine/core';
import { BrowserLacks } from '../../microphone/browser-lacks-list.tsx';
import { MicrophoneSection } from '../../microphone/microphone-section.tsx';
import { TestSentence } from '../../microphone/test-sentence.tsx';
import { useMicrophoneCheck } from '../../microphone/use-microphone-check.ts';

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
