import type { AdminUserPage } from '#domain/accounts/admin-contract.ts';
import { Avatar } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useRecordContext } from 'react-admin';
import { fetchFile } from '#console/core/fetch-file.ts';

export const UserPicture = () => {
  // Until the page loads, the record is the row from the list, which has no picture.
  const address = useRecordContext<Partial<AdminUserPage>>()?.profileImage ?? undefined;
  const { data } = useQuery({
    queryKey: ['pictures', address],
    queryFn: ({ signal }) => fetchFile(address ?? '', signal),
    enabled: address !== undefined,
    retry: false,
  });
  return data ? <Picture picture={data} /> : null;
};

const Picture = ({ picture }: { readonly picture: Blob }) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  return (
    <Avatar sx={{ width: 96, height: 96 }}>
      <img ref={show} alt="Picture of the user" width={96} height={96} />
    </Avatar>
  );
};
