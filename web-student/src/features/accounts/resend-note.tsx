import { Text } from '@mantine/core';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/**
 * Stays where a mail was asked for when the message about it is gone.
 * @param askedAt milliseconds since 1970; how long the next one takes is `isSoonAfterMail` of the account
 */
export function ResendNote({ askedAt }: { readonly askedAt: number }) {
  return (
    <Text size="sm" c="dimmed" mt="xs" role="status">
      Requested at {clock.format(askedAt)}. You can ask for another in 5 minutes. The wait doubles each time.
      Check your spam folder first.
    </Text>
  );
}
