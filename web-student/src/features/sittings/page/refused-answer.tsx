import { Alert } from '@mantine/core';
import { knownCode, messages } from '#student/core/messages.ts';
import { dismissAnswer, useSubmittedAnswer } from '#student/outbox/browser-outbox.ts';
import { testAnswer } from '../question/test-draft.ts';

export function RefusedAnswer({ sessionId }: { readonly sessionId: string }) {
  const entry = useSubmittedAnswer(testAnswer(sessionId));
  if (entry?.state !== 'refused') return null;
  return (
    <Alert
      color="red"
      variant="light"
      role="alert"
      className="page"
      mb="md"
      title="Your last answer was not accepted"
      withCloseButton
      closeButtonLabel="Close this message"
      onClose={() => dismissAnswer(entry.commandId)}
    >
      {messages[knownCode(entry.code)]}
    </Alert>
  );
}
