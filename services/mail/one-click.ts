import type { FastifyInstance } from 'fastify';
import { v7 as newId } from 'uuid';
import { oneClickPath } from '#domain/mail/one-click.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { Refused } from '../http/errors.ts';
import { changeByToken } from './list-routes.ts';

/** The body that a mail program sends: RFC 8058, section 3.1. */
const body = 'List-Unsubscribe=One-Click';
const longestBody = 1_000;

/**
 * RFC 8058: one POST leaves the list, without login or page. Its body is a form, so it is no API call; scanners only
 * GET.
 */
export async function registerOneClick(
  app: FastifyInstance,
  dependencies: Pick<Dependencies, 'journal' | 'settings' | 'clock'>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: longestBody },
      (_request, payload, done) => done(null, payload),
    );
    scope.post<{ Querystring: { token?: string } }>(
      oneClickPath,
      { config: { access: 'anyone' } },
      async (request, reply) => {
        const { token } = request.query;
        if (typeof token !== 'string' || token.length > 2_000) throw new Refused('token_invalid');
        if (!isOneClick(request.body)) throw new Refused('invalid_input', { body: `Send ${body}.` });
        const now = dependencies.clock();
        const commandId = newId();
        const context = {
          commandId,
          correlationId: commandId,
          actor: { kind: 'visitor', id: 'mail-program' } as const,
          at: now,
        };
        const changed = await changeByToken(dependencies, { token, isOn: false, context, now });
        if ('rejected' in changed) throw new Refused(changed.rejected);
        return reply.header('cache-control', 'no-store').code(204).send();
      },
    );
  });
}

/** As a form of either kind; of the second the fields are looked at, whatever the boundary. */
function isOneClick(given: unknown): boolean {
  if (typeof given !== 'string') return false;
  return (
    new URLSearchParams(given).get('List-Unsubscribe') === 'One-Click' ||
    /name="List-Unsubscribe"\r?\n\r?\nOne-Click\r?\n/.test(given)
  );
}
