import { Text } from '@mantine/core';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';

export function MicrophoneLink() {
  return (
    <>
      <Text mb="sm">Test your microphone before you speak. It takes a minute.</Text>
      <ButtonLink variant="default" to={paths.microphone.getHref()}>
        Check your microphone
      </ButtonLink>
    </>
  );
}
