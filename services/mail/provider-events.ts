import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isErased } from '#domain/core/events/personal.ts';
import { mailAddressStream, noteReport, type MailReport } from '#domain/mail/mail-address.ts';
import { providerEventSchema, reportOf } from '#domain/mail/provider-event.ts';
import { readClaimant, readHolder, reservationId } from '../accounts/email/email-holder.ts';
import { readAccount } from '../accounts/read-account.ts';
import { handle } from '../core/handle.ts';
import { derivedId } from '../core/ids.ts';
import type { Dependencies } from '../dependencies.ts';
import { Refused } from '../http/errors.ts';
import { mailAddressId } from './mail-address.ts';
import { isGenuine } from './standard-webhook.ts';

const providerEventsPath = '/api/mail/events';

type ProviderEventDependencies = Pick<Dependencies, 'journal' | 'settings' | 'clock' | 'log'>;

/** `POST /api/mail/events`: signed bounces and complaints, if `MAIL_WEBHOOK_SECRET` is set. 204 once stored; idempotent. */
export async function registerProviderEvents(
  app: FastifyInstance,
  dependencies: ProviderEventDependencies,
  secret: Uint8Array,
): Promise<void> {
  await app.register(async (scope) => {
    // The signature covers the bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(providerEventsPath, { config: { access: 'anyone' } }, async (request, reply) => {
      const id = headerOf(request, 'webhook-id');
      const message = {
        id,
        timestamp: headerOf(request, 'webhook-timestamp'),
        signature: headerOf(request, 'webhook-signature'),
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      };
      if (id === undefined || !isGenuine(message, { secret, nowMs: Date.parse(dependencies.clock()) })) {
        throw new Refused('not_allowed');
      }
      const event = providerEventSchema.safeParse(jsonOf(message.body));
      // A retry would not help, but its sender should learn of it.
      if (!event.success) throw new Refused('invalid_input', { body: 'This is not an email event.' });
      const report = reportOf(event.data);
      if (report) await note(dependencies, { id, report, to: event.data.data.to ?? [] });
      else dependencies.log.debug({ type: event.data.type }, 'an event of an email that changes nothing');
      return reply.header('cache-control', 'no-store').code(204).send();
    });
  });
}

async function note(
  { journal, settings, clock }: ProviderEventDependencies,
  { id, report, to }: { readonly id: string; readonly report: MailReport; readonly to: readonly string[] },
): Promise<void> {
  for (const email of to) {
    const stream = mailAddressId(settings.personalDataKey, email);
    const userId = await accountOf({ journal, settings }, email);
    const commandId = derivedId('mail-event', id, stream);
    const context = {
      commandId,
      correlationId: commandId,
      actor: { kind: 'system', id: 'mail-provider' } as const,
      at: clock(),
      ...(userId !== undefined && { userId }),
    };
    const noted = await handle(journal, mailAddressStream, stream, context, (state) =>
      noteReport(state, report),
    );
    if ('rejected' in noted) throw new Refused(noted.rejected);
  }
}

/** The address' owner, or who registered with it last: it belongs to their history. */
async function accountOf(
  { journal, settings }: Pick<ProviderEventDependencies, 'journal' | 'settings'>,
  email: string,
): Promise<string | undefined> {
  const key = reservationId(settings.personalDataKey, email);
  const userId = (await readHolder(journal, key)) ?? (await readClaimant(journal, key));
  if (userId === undefined) return undefined;
  const account = await readAccount(journal, userId);
  const isThere = account.status === 'active' || account.status === 'blocked';
  return isThere && !isErased(account.email) ? userId : undefined;
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && value.length <= 1_000 ? value : undefined;
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
