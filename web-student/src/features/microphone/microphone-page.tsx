import { Stack } from '@mantine/core';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { Section } from '#student/components/section.tsx';
import { BrowserLacks } from '#student/microphone/browser-lacks-list.tsx';
import { MicrophoneSection } from '#student/microphone/microphone-section.tsx';
import { TestSentence } from '#student/microphone/test-sentence.tsx';
import { useMicrophoneCheck } from '#student/microphone/use-microphone-check.ts';

export default function MicrophonePage() {
  const check = useMicrophoneCheck();
  return (
    <Stack className="page" maw={640} gap="lg">
      <PageTitle lead="See and hear what your microphone records. Nothing leaves this device.">
        Microphone check
      </PageTitle>
      <Section id="device" title="1. Your microphone">
        <MicrophoneSection check={check} />
      </Section>
      <Section id="sentence" title="2. Say this sentence">
        <TestSentence
          check={check}
          next={<ButtonLink to={paths.practice.getHref('speaking')}>Practise speaking</ButtonLink>}
        />
      </Section>
      <Section id="browser" title="Your browser">
        <BrowserLacks />
      </Section>
    </Stack>
  );
}
