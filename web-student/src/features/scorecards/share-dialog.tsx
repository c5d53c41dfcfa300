import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MockTestResult } from '#domain/sittings/contract.ts';
import { paths } from '#student/app/paths.ts';
import { Dialog } from '#student/components/dialog.tsx';
import { FormFailure } from '#student/components/form-failure.tsx';
import { messageOf } from '#student/core/messages.ts';
import { notify } from '#student/core/notices.ts';
import { resultQuery } from '#student/queries/result.ts';
import { share as shareIt, unshare } from './api/shared.ts';
import { refetchQueries } from '#student/core/refetch-queries.ts';

interface Props extends Pick<MockTestResult, 'sessionId' | 'share'> {
  readonly onClose: () => void;
}

export default function ShareDialog({ sessionId, share, onClose }: Props) {
  const queryClient = useQueryClient();
  const [name, setName] = useState(share?.name ?? '');
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (change: () => Promise<unknown>) => {
      await change();
      await refetchQueries(queryClient, resultQuery(sessionId));
    },
  });
  const link = share && location.origin + paths.scorecardOf.getHref(share.shareId);
  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      notify('Link copied.', 'done');
    } catch {
      notify('Your browser did not copy the link. Select it and copy it by hand.', 'problem');
    }
  }
  return (
    <Dialog title="Share this scorecard" onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">
          Anyone with the link sees the name of the test, its date, and your skill scores with their ranges.
          They do not see questions, answers or your account. We ask search engines to leave it out.
        </Text>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            mutate(() => shareIt(sessionId, name));
          }}
        >
          <Group align="flex-end" gap="xs">
            <TextInput
              label="Name on the scorecard"
              description="Leave it empty to show no name."
              value={name}
              maxLength={60}
              autoComplete="name"
              onChange={({ currentTarget }) => setName(currentTarget.value)}
              flex="1 1 200px"
            />
            {(!share || name.trim() !== (share.name ?? '')) && (
              <Button type="submit" variant={share ? 'default' : 'filled'} loading={isPending}>
                {share ? 'Change the name' : 'Make a link'}
              </Button>
            )}
          </Group>
        </form>
        {link !== undefined && (
          <>
            <TextInput
              label="Link"
              value={link}
              readOnly
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <Group gap="xs">
              <Button onClick={() => void copy(link)}>Copy the link</Button>
              <Button
                color="red"
                variant="light"
                loading={isPending}
                onClick={() => mutate(() => unshare(sessionId))}
              >
                Stop sharing
              </Button>
            </Group>
          </>
        )}
        <FormFailure text={error ? messageOf(error) : undefined} />
      </Stack>
    </Dialog>
  );
}
