import { Alert, Text } from '@mantine/core';
import { useEffect } from 'react';
import type { Answered } from '#domain/practice/contract.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { useSession } from '../../core/session.ts';
import { tallyAttempt, useSessionSummary } from '../../core/session-tally.ts';

/** What comes to mind once an answer has its score: how this visit goes, and for a visitor how to keep it. */
export default function AfterAnswer({ marked: { attemptId, score } }: { readonly marked: Answered }) {
  const session = useSession();
  const summary = useSessionSummary();
  useEffect(() => tallyAttempt(attemptId, score.successful), [attemptId, score.successful]);
  return (
    <>
      {summary !== undefined && (
        <Text size="sm" c="dimmed" mt="md">
          {summary}
        </Text>
      )}
      {!session && (
        <Alert color="blue" variant="light" mt="md" title="Keep this score">
          <Text mb="sm">
            An account is free. It keeps your scores, brings back what you missed, and shows how strong you
            are.
          </Text>
          <ButtonLink to={paths.register.getHref()} variant="default">
            Sign up
          </ButtonLink>
        </Alert>
      )}
    </>
  );
}
