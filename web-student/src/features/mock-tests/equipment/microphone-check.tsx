import { Stack } from '@mantine/core';
import { BrowserLacks } from '../../microphone/browser-lacks-list.tsx';
import { MicrophoneSection } from '../../microphone/microphone-section.tsx';
import { TestSentence } from '../../microphone/test-sentence.tsx';
import { useMicrophoneCheck } from '../../microphone/use-microphone-check.ts';

/** The microphone with its level, and a sentence to record and to hear, and what the browser lacks for it. It comes when it is needed: it is heavy. */
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
