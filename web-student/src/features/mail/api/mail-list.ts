import { queryOptions } from '@tanstack/react-query';
import { fetchMailList, leaveMailList, rejoinMailList } from '#domain/mail/list-contract.ts';
import { call } from '#student/core/api.ts';

export const mailListQuery = (token: string) =>
  queryOptions({
    queryKey: ['mail-list', token],
    queryFn: async ({ signal }) => (await call(fetchMailList, { token }, { signal })).body,
    enabled: token !== '',
    retry: false,
  });

export const setMailList = async (token: string, isOn: boolean) =>
  (await call(isOn ? rejoinMailList : leaveMailList, { token })).body;
