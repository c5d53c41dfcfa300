import { Text } from '@mantine/core';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/**
 * Stays where a mail was asked for when the message about it is gone.
 * @param askedAt milliseconds since 1970; how long the next one takes is `isSoonAfterMail` of the account
 */
export function ResendNote({ askedAt }: { readonly askedAt: number }) {
  return (
    <Text size="sm" c="dimmed" mt="xs" role="status">
      Asked for at {clock.format(askedAt)}. A mail comes five minutes after the one before at the earliest,
      and each time the wait is twice as long. Look in the spam folder before you ask again.
    </Text>
  );
}
