import { Button, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Sitting } from '#domain/sittings/contract.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { messageOf } from '#student/core/messages.ts';
import { readDraftAnswer } from '#student/core/drafts.ts';
import { currentOwner } from '#student/core/session.ts';
import { sittingKey, takeBack } from '../api/sitting.ts';
import { UnsentAlert } from '../unsent/not-sent.tsx';
import { testDraft } from '../question/test-draft.ts';
import { hasArrived, typedWords } from '../unsent/unsent-drafts.ts';

export function TakenOver({ sitting: { sessionId, question } }: { readonly sitting: Sitting }) {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const unsent = question && unsentDraftOf(sessionId, question.uid);
  async function continueHere() {
    setPending(true);
    setFailure(undefined);
    try {
      queryClient.setQueryData(sittingKey(sessionId), await takeBack(sessionId));
    } catch (error) {
      setFailure(messageOf(error));
      setPending(false);
    }
  }
  return (
    <Stack align="center" ta="center" gap="md" py="14vh">
      <div role="alert">
        <Title order={1} size="h3">
          This test is open elsewhere
        </Title>
      </div>
      <Text c="dimmed" maw={460}>
        You opened it in another window or on another device. The clock keeps running.
      </Text>
      {unsent && (
        <UnsentAlert
          unsent={unsent}
          lead="This text is saved on this device only. If you continue here, you choose which one counts."
        />
      )}
      <FormFailure text={failure} />
      <Button onClick={() => void continueHere()} loading={isPending}>
        Continue here
      </Button>
    </Stack>
  );
}

function unsentDraftOf(sessionId: string, uid: string) {
  const [owner, subject] = [currentOwner(), testDraft(sessionId, uid)];
  const answer = readDraftAnswer(owner, subject);
  const isUnsent = answer && typedWords(answer) !== '' && !hasArrived(owner, subject, answer);
  return isUnsent ? { answer } : undefined;
}
