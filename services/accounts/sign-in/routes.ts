import { addressOf } from '#domain/accounts/account.ts';
import * as contract from '#domain/accounts/sign-in/sign-in-contract.ts';
import type { SignInProvider } from '#domain/accounts/sign-in/sign-in-provider.ts';
import type { AnyCall } from '#domain/core/contract.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Dependencies } from '../../dependencies.ts';
import { route, type Request, type Route } from '../../http/route.ts';
import { accountKeyOf } from '../account-key.ts';
import { entranceOf } from '../sessions/entrance.ts';
import { createKnownDevices } from '../sessions/known-device.ts';
import { createLogInReply, deviceKeyOf } from '../sessions/log-in-reply.ts';
import { confirmSignIn } from './confirm-sign-in.ts';
import { finishSignIn, type EntranceTo } from './finish-sign-in.ts';
import { linkedSignInRoutes } from './linked-sign-in-routes.ts';
import { createProviders } from './providers/providers.ts';
import { createSignInProofs } from './sign-in-proof.ts';
import { createSignInStates } from './sign-in-state.ts';
import { createSignInUse } from './sign-in-use.ts';
import { startSignIn } from './start-sign-in.ts';

export function signInRoutes(dependencies: Dependencies): Route[] {
  const { pool, settings } = dependencies;
  const { tokenSecret, publicUrl, personalDataKey } = settings;
  const providers = createProviders(settings.signIn ?? {}, publicUrl);
  const states = createSignInStates(tokenSecret, {
    path: '/api/users',
    isSecure: publicUrl.startsWith('https:'),
  });
  const proofs = createSignInProofs(tokenSecret);
  const use = createSignInUse(pool, tokenSecret);

  const devices = createKnownDevices(settings);
  const replyOfLogIn = createLogInReply(settings, devices);
  const entrancesOf =
    (from: Pick<Request<AnyCall>, 'cookies' | 'network' | 'userAgent'>, now: Instant): EntranceTo =>
    (account) => {
      const known = { id: account.userId, email: addressOf(account) ?? '' };
      return entranceOf(devices, deviceKeyOf(personalDataKey, known), from, now);
    };

  type Finish = typeof contract.finishSignIn | typeof contract.loginNewUserWechat;
  async function finish(
    name: SignInProvider,
    { input, now, context, principal, cookies, network, userAgent }: Request<Finish>,
  ) {
    const provider = providers.get(name);
    if (!provider) return { rejected: 'not_found' } as const;
    const entranceTo = entrancesOf({ cookies, network, userAgent }, now);
    const arriving = { context, principal, cookies, network, entranceTo };
    const finished = await finishSignIn({ dependencies, provider, states, use }, input, arriving);
    if ('rejected' in finished) return finished;
    const { redirect } = finished;
    const further = redirect === undefined ? {} : { redirect };
    if ('toConfirm' in finished) {
      const proof = await proofs.sign(finished.toConfirm, new Date(now));
      return { status: 201, body: { email: finished.toConfirm.email, proof, ...further } } as const;
    }
    if ('linked' in finished) {
      const { linked, position } = finished;
      return { status: 200, body: { linked, ...further }, ...(position && { position }) } as const;
    }
    if (finished.outcome === 'secondStep') {
      return { status: 202, body: { ...finished.step, ...further } } as const;
    }
    return replyOfLogIn(finished, { redirect, now });
  }

  return [
    route(contract.fetchSignInProviders, async () => {
      const names = [...providers.keys()];
      return { status: 200, body: { providers: names } };
    }),

    route(
      contract.startSignIn,
      async ({ input, principal, network, now }) => {
        const provider = providers.get(input.provider);
        if (!provider) return { rejected: 'not_found' };
        const started = await startSignIn({ dependencies, provider, states }, input, {
          principal,
          network,
          now,
        });
        if ('rejected' in started) return started;
        return { status: 200, body: { address: started.address }, cookies: [started.cookie] };
      },
      { accountOf: async ({ principal }) => ('userId' in principal ? principal.userId : undefined) },
    ),

    route(contract.loginNewUserWechat, (request) => finish('wechat', request)),
    route(contract.finishSignIn, (request) => finish(request.input.provider, request)),

    route(
      contract.confirmSignIn,
      async ({ input, context, now, ...from }) => {
        const proof = await proofs.read(input.proof, new Date(now));
        if (!proof) return { rejected: 'sign_in_expired' };
        const given = {
          password: input.password,
          network: from.network,
          entranceTo: entrancesOf(from, now),
        };
        const confirmed = await confirmSignIn(dependencies, proof, given, context);
        if ('rejected' in confirmed) return confirmed;
        if (confirmed.outcome === 'secondStep') return { status: 202, body: confirmed.step };
        return replyOfLogIn(confirmed, { redirect: input.redirect, now });
      },
      {
        accountOf: async ({ input, now }) => {
          const proof = await proofs.read(input.proof, new Date(now));
          return proof && accountKeyOf(personalDataKey, proof.email);
        },
      },
    ),

    ...linkedSignInRoutes(dependencies),
  ];
}
