import { Group, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import type { OpenedFrom } from './opened-from.ts';

interface Props {
  readonly uid: string;
  readonly list: OpenedFrom;
  readonly isVisitor: boolean;
}

/** Free samples are for all; the rest of the bank waits for a paid user. */
export function LockedQuestion({ uid, list, isVisitor }: Props) {
  return (
    <Stack align="center" ta="center" gap="md" py="10vh">
      <IconLock size={40} stroke={1.4} aria-hidden />
      <PageTitle>This question is locked</PageTitle>
      <Text c="dimmed" maw={440}>
        {uid} is part of the paid plan. The free samples of the same type are open to everyone
        {isVisitor ? '. If you have a plan, log in to open it.' : '.'}
      </Text>
      <Group justify="center">
        <ButtonLink to={`${paths.practice.getHref(undefined, typeOfUid(uid))}&free=true`}>
          See the free samples
        </ButtonLink>
        {isVisitor && (
          <ButtonLink to={paths.login.getHref(list.getHref(uid))} variant="default">
            Login
          </ButtonLink>
        )}
      </Group>
    </Stack>
  );
}
