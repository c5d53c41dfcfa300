import type { FastifyInstance } from 'fastify';
import { v7 as newId } from 'uuid';
import { oneClickPath } from '#domain/mail/one-click.ts';
import type { Dependencies } from '../dependencies.ts';
import { Refused } from '../http/errors.ts';
import { changeByToken } from './list-routes.ts';

const body = 'List-Unsubscribe=One-Click';
const longestBody = 1_000;

/** RFC 8058: one POST unsubscribes, without login or page. Its body is a form, so it is not an API call; scanners only GET. */
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

/** Either form type; the fields of a multipart form are checked whatever its boundary. */
function isOneClick(given: unknown): boolean {
  if (typeof given !== 'string') return false;
  return (
    new URLSearchParams(given).get('List-Unsubscribe') === 'One-Click' ||
    /name="List-Unsubscribe"\r?\n\r?\nOne-Click\r?\n/.test(given)
  );
}
