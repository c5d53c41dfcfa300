import { Button, Stack, Text } from '@mantine/core';
import type { SignInProvider } from '#domain/accounts/sign-in/sign-in-provider.ts';
import { paths } from '#student/app/paths.ts';
import { messages } from '#student/core/messages.ts';
import { ProviderButtons } from './provider-buttons.tsx';

export function SignInAgain({
  linked,
  onEnd,
}: {
  readonly linked: readonly SignInProvider[];
  readonly onEnd?: () => void;
}) {
  return (
    <Stack gap="sm">
      <Text>{messages.sign_in_again} Then you have five minutes.</Text>
      <ProviderButtons
        purpose="again"
        only={linked}
        redirect={paths.profile.getHref()}
        verb="Sign in again with"
      />
      {onEnd && (
        <Button variant="default" onClick={onEnd}>
          Not now
        </Button>
      )}
    </Stack>
  );
}
