import { queryOptions } from '@tanstack/react-query';
import { getMobileStatus, syncMobile } from '#domain/mobile/contract.ts';
import { call } from '#student/core/api.ts';

export const mobileStatusQuery = () =>
  queryOptions({
    queryKey: ['mobile-status'],
    queryFn: async ({ signal }) => (await call(getMobileStatus, {}, { signal })).body,
  });

export const sendSync = async () => (await call(syncMobile, {})).body.user;
