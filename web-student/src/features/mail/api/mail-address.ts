import { queryOptions } from '@tanstack/react-query';
import { fetchMailAddress, resumeMailing } from '#domain/mail/contract.ts';
import { call } from '#student/core/api.ts';

export const mailAddressQuery = () =>
  queryOptions({
    queryKey: ['mail-address'],
    queryFn: async ({ signal }) => (await call(fetchMailAddress, {}, { signal })).body,
  });

export const resumeMail = async () => (await call(resumeMailing, {})).body;
