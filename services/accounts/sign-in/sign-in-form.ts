import type { FastifyInstance } from 'fastify';
import {
  signInFormPath,
  signInProviders,
  signInReturnPath,
} from '#domain/accounts/sign-in/sign-in-provider.ts';

const formLimit = 16 * 1024;

const fields = ['state', 'code', 'error', 'iss'] as const;

/** Receives a provider's posted form. It carries none of our cookies and proves nothing; the page that completes the sign-in does. */
export function registerSignInForms(app: FastifyInstance): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formLimit },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    );
    for (const provider of signInProviders) {
      scope.post(signInFormPath(provider), { config: { access: 'anyone' } }, (request, reply) => {
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const kept = new URLSearchParams();
        for (const name of fields) {
          const value = form.get(name);
          if (value !== null) kept.set(name, value);
        }
        return reply
          .header('cache-control', 'no-store')
          .redirect(`${signInReturnPath(provider)}?${kept.toString()}`, 303);
      });
    }
  });
}
