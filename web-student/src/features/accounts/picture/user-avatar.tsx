import { Avatar, Box } from '@mantine/core';
import '@mantine/core/styles/Avatar.css';
import { IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { User } from '#domain/accounts/contract.ts';
import { initialsOf } from './initials.ts';
import { pictureQuery } from '../api/picture.ts';

interface Props {
  readonly user: User;
  readonly size: number;
  readonly preview?: Blob | undefined;
}

export function UserAvatar({ user, size, preview }: Props) {
  const { data } = useQuery(pictureQuery(user.profileImage));
  const picture = preview ?? (user.profileImage === undefined ? undefined : data);
  if (picture) return <Circle picture={picture} size={size} />;
  return (
    <Avatar size={size} radius="50%" color="slate" aria-hidden>
      {initialsOf(user) || <IconUser size={size / 2} stroke={1.6} aria-hidden />}
    </Avatar>
  );
}

function Circle({ picture, size }: { readonly picture: Blob; readonly size: number }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  return (
    <Box
      component="img"
      ref={show}
      alt=""
      w={size}
      h={size}
      style={{ borderRadius: '50%', flexShrink: 0, objectFit: 'cover' }}
    />
  );
}
