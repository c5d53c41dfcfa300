import { Group, List, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/List.css';
import { IconLock } from '@tabler/icons-react';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import type { OpenedFrom } from '../navigation/opened-from.ts';

interface Props {
  readonly uid: string;
  readonly list: OpenedFrom;
  readonly isVisitor: boolean;
}

export default function LockedQuestion({ uid, list, isVisitor }: Props) {
  return (
    <Stack align="center" gap="md" py="8vh" maw={480} mx="auto">
      <IconLock size={40} stroke={1.4} aria-hidden />
      <PageTitle>This question is locked</PageTitle>
      <Text ta="center">{uid} is part of the paid plan. With a plan you have:</Text>
      <List>
        <List.Item>every question of every type, with a reason for every point</List.Item>
        <List.Item>reviews of everything you missed, on the day they help most</List.Item>
        <List.Item>new questions as soon as we add them</List.Item>
      </List>
      <Text c="dimmed" ta="center">
        {isVisitor ? 'If you have a plan, log in to open it. ' : ''}The free samples of the same type are open
        to everyone.
      </Text>
      <Group justify="center">
        <ButtonLink to={paths.pricing.getHref()}>See the plans</ButtonLink>
        <ButtonLink variant="default" to={`${paths.practice.getHref(undefined, typeOfUid(uid))}&free=true`}>
          See the free samples
        </ButtonLink>
        {isVisitor && (
          <ButtonLink to={paths.login.getHref(list.getHref(uid))} variant="default">
            Log in
          </ButtonLink>
        )}
      </Group>
    </Stack>
  );
}
