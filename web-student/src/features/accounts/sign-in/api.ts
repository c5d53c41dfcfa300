import { queryOptions } from '@tanstack/react-query';
import * as contract from '#domain/accounts/sign-in/sign-in-contract.ts';
import type { SignInProvider } from '#domain/accounts/sign-in/sign-in-provider.ts';
import type { SecondStep } from '#domain/second-factors/second-step.ts';
import type { InputOf } from '#domain/core/contract.ts';
import { safeRedirect } from '#student/app/paths.ts';
import { call } from '#student/core/api.ts';
import { storageKeys, tabStore } from '#student/core/storage.ts';
import { thisPage } from '#student/core/this-page.ts';
import { forgetReferral, storedReferral } from '#student/core/preferences/stored-referral.ts';
import { beginWith } from '../api/log-in.ts';

export const providersQuery = () =>
  queryOptions({
    queryKey: ['sign-in-providers'],
    queryFn: async ({ signal }) => (await call(contract.fetchSignInProviders, {}, { signal })).body.providers,
    staleTime: Infinity,
  });

export const waysInQuery = () =>
  queryOptions({
    queryKey: ['ways-in'],
    queryFn: async ({ signal }) => (await call(contract.fetchSignIns, {}, { signal })).body,
  });

/** Leaves this site for the provider's page. @throws CallFailed */
export async function leaveFor(input: InputOf<typeof contract.startSignIn>): Promise<void> {
  const referralId = input.purpose === 'sign_up' ? storedReferral() : undefined;
  const { body } = await call(contract.startSignIn, {
    ...input,
    ...(referralId !== undefined && { referralId }),
  });
  if (input.redirect === undefined) tabStore.remove(storageKeys.wayBack);
  else tabStore.set(storageKeys.wayBack, input.redirect);
  thisPage.open(body.address);
}

export const wayBackOfSignIn = () => safeRedirect(tabStore.get(storageKeys.wayBack));

export type Finished =
  | { readonly kind: 'logged in' | 'linked'; readonly redirect: string | undefined }
  | { readonly kind: 'second step'; readonly step: SecondStep; readonly redirect: string | undefined }
  | {
      readonly kind: 'to confirm';
      readonly email: string;
      readonly proof: string;
      readonly redirect: string | undefined;
    };

/**
 * Finishes a sign-in that this browser started, once.
 * @param commandId the same for each try, so that a retry gets the lost response
 */
export const finishQuery = (provider: SignInProvider, search: URLSearchParams, commandId: string) =>
  queryOptions({
    queryKey: ['finish-sign-in', provider, search.get('state')],
    queryFn: async (): Promise<Finished> => {
      const returned = {
        state: search.get('state') ?? '',
        ...given('code', search),
        ...given('error', search),
        ...given('iss', search),
      };
      const answer =
        provider === 'wechat'
          ? await call(contract.loginNewUserWechat, returned, { commandId })
          : await call(contract.finishSignIn, { provider, ...returned }, { commandId });
      if (answer.status === 201) return { kind: 'to confirm', redirect: undefined, ...answer.body };
      const { redirect } = answer.body;
      if (answer.status === 202) return { kind: 'second step', step: answer.body, redirect };
      if ('linked' in answer.body) return { kind: 'linked', redirect };
      beginWith(answer.body);
      forgetReferral();
      return { kind: 'logged in', redirect };
    },
    staleTime: Infinity,
  });

const given = (name: 'code' | 'error' | 'iss', search: URLSearchParams) => {
  const value = search.get(name);
  return value === null ? {} : { [name]: value };
};
