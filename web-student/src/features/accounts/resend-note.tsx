import { Text } from '@mantine/core';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/**
 * Stays visible after the notice about the email is gone.
 * @param askedAt milliseconds since 1970; the wait is in `isSoonAfterMail`
 */
export function ResendNote({ askedAt }: { readonly askedAt: number }) {
  return (
    <Text size="sm" c="dimmed" mt="xs" role="status">
      Requested at {clock.format(askedAt)}. You can ask for another in 5 minutes. The wait doubles each time.
      Check your spam folder first.
    </Text>
  );
}
