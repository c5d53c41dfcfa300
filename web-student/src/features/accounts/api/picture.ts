import { queryOptions } from '@tanstack/react-query';
import { v7 as newId } from 'uuid';
import type { User } from '#domain/accounts/contract.ts';
import { removeProfileImage, uploadProfileImage } from '#domain/accounts/profile/image-contract.ts';
import { call } from '#student/core/api.ts';
import { fetchFile } from '#student/core/connection/fetch-file.ts';

export const pictureQuery = (address: string | undefined) =>
  queryOptions({
    queryKey: ['picture', address],
    queryFn: ({ signal }) => fetchFile(address ?? '', signal),
    enabled: address !== undefined,
    staleTime: Infinity,
  });

/** @throws CallFailed */
export const sendPicture = async (picture: Blob): Promise<User> =>
  (await call(uploadProfileImage, {}, { upload: picture, commandId: newId() })).body.user;

export const removePicture = async (): Promise<User> =>
  (await call(removeProfileImage, {}, { commandId: newId() })).body.user;
