import { deviceOf } from '#domain/accounts/sessions/device.ts';
import { loginSecondStep } from '#domain/second-factors/contract.ts';
import { createKnownDevices } from '../accounts/sessions/known-device.ts';
import { createLogInReply } from '../accounts/sessions/log-in-reply.ts';
import type { Dependencies } from '../dependencies.ts';
import { route, type Route } from '../http/route.ts';
import { readChallenge } from './challenge.ts';
import { finishLogIn } from './finish-log-in.ts';

export function logInRoute(dependencies: Dependencies): Route {
  const { settings } = dependencies;
  const replyOfLogIn = createLogInReply(settings, createKnownDevices(settings));
  return route(
    loginSecondStep,
    async ({ input, context, network, userAgent, now }) => {
      const challenge = await readChallenge(settings, input.challenge, now);
      if (typeof challenge === 'string') return { rejected: challenge };
      const given = { challenge, proof: input.proof, device: deviceOf(userAgent), network };
      const loggedIn = await finishLogIn(dependencies, given, context);
      if ('rejected' in loggedIn) return loggedIn;
      return replyOfLogIn(loggedIn, { redirect: input.redirect, now });
    },
    {
      async accountOf({ input, now }) {
        const challenge = await readChallenge(settings, input.challenge, now);
        return typeof challenge === 'string' ? undefined : challenge.countedAs;
      },
    },
  );
}
