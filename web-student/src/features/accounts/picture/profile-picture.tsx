import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { User } from '#domain/accounts/contract.ts';
import { profileImageBytes, profileImageTypes } from '#domain/accounts/profile/image-contract.ts';
import { messages } from '#student/core/messages.ts';
import { notify } from '#student/core/notices.ts';
import { useUserChange } from '#student/user/use-user-change.ts';
import { pictureQuery, removePicture, sendPicture } from '../api/picture.ts';
import { UserAvatar } from './user-avatar.tsx';

const types: readonly string[] = profileImageTypes;

export function ProfilePicture({ user }: { readonly user: User }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useUserChange();
  const [chosen, setChosen] = useState<File>();
  const resetInput = useRef<() => void>(null);
  const leave = () => {
    setChosen(undefined);
    resetInput.current?.();
  };
  function choose(file: File | null) {
    if (!file) return;
    if (!types.includes(file.type)) notify(messages.file_not_valid, 'problem');
    else if (file.size > profileImageBytes)
      notify('This picture is too large. Choose one of 5 MB at most.', 'problem');
    else return setChosen(file);
    leave();
  }
  const send = (picture: Blob) =>
    mutate({ patch: {}, send: () => sendPicture(picture) }, { onSuccess: leave });
  function remove() {
    const before = queryClient.getQueryData(pictureQuery(user.profileImage).queryKey);
    const notifyRemoved = () =>
      notify('Your picture has been removed.', 'done', {
        action: before && { label: 'Undo', run: () => send(before) },
      });
    mutate({ patch: {}, isPlain: true, send: removePicture }, { onSuccess: notifyRemoved });
  }
  return (
    <Group gap="lg" align="center">
      <UserAvatar user={user} size={96} preview={chosen} />
      <Stack gap="xs" flex="1 1 14rem">
        {chosen ? (
          <>
            <Text role="status">This is how your picture will look.</Text>
            <Group gap="sm">
              <Button loading={isPending} onClick={() => send(chosen)}>
                Save the picture
              </Button>
              <Button variant="default" disabled={isPending} onClick={leave}>
                Keep the old picture
              </Button>
            </Group>
          </>
        ) : (
          <>
            <Text size="sm" c="dimmed">
              A jpg, jpeg or png file of 5 MB at most. Only you and our team see it.
            </Text>
            <Group gap="sm">
              <FileButton resetRef={resetInput} onChange={choose} accept="image/jpeg,image/png">
                {(props) => (
                  <Button variant="default" {...props}>
                    Choose a picture
                  </Button>
                )}
              </FileButton>
              {user.profileImage !== undefined && (
                <Button variant="subtle" color="red" loading={isPending} onClick={remove}>
                  Remove the picture
                </Button>
              )}
            </Group>
          </>
        )}
      </Stack>
    </Group>
  );
}
