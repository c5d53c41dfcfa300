import { Readable } from 'node:stream';
import { headers, type AnyCall } from '#domain/core/contract.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { v7 as newId } from 'uuid';
import type { Instant } from '#domain/core/instant.ts';
import { visitorOf } from '../identity/access.ts';
import type { Dependencies } from '../dependencies.ts';
import { sendFile } from '../files/send-file.ts';
import { refusal, Refused } from './errors.ts';
import { headerFormats } from './header-formats.ts';
import { parseInput } from './input.ts';
import { createPlaces } from './place.ts';
import { limitCall } from '../rate-limits/limit-call.ts';
import { networkOf } from '../rate-limits/network.ts';
import { refuseColleagues } from '../identity/colleagues.ts';
import { actorOf, type Principal } from '../identity/principal.ts';
import { kindOf, userIdOf, userIn } from '../security/security-event.ts';
import type { Request, Route, StreamReply } from './route.ts';
import { takeForms } from './form-file.ts';
import { openUpload } from './upload.ts';

declare module 'fastify' {
  interface FastifyRequest {
    refusedFor?: string;
  }
}

const [idempotencyKeyHeader, afterHeader, ifMatchHeader] = [
  headers.idempotencyKey.toLowerCase(),
  headers.after.toLowerCase(),
  headers.ifMatch.toLowerCase(),
];
const json = 'application/json; charset=utf-8';

export type DispatchDependencies = Pick<
  Dependencies,
  'clock' | 'journal' | 'readModels' | 'rateLimiter' | 'securityLog' | 'fingerprints' | 'settings'
>;

export async function addRoute(
  app: FastifyInstance,
  dependencies: DispatchDependencies,
  route: Route,
): Promise<void> {
  const { call } = route;
  const isFile = call.download !== undefined && call.method === 'GET';
  const options: RouteOptions = {
    // An explicit HEAD for files, because Fastify's would report the length of an empty body.
    method: isFile ? [call.method, 'HEAD'] : call.method,
    exposeHeadRoute: !isFile,
    url: call.path,
    config: { access: call.access, call: call.name },
    handler: createHandler(dependencies, route),
  };
  const { upload } = call;
  if (!upload) {
    app.route(options);
    return;
  }
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The handler streams the body.
    if (upload.isForm) await takeForms(scope);
    else scope.addContentTypeParser([...upload.mediaTypes], (_request, payload, done) => done(null, payload));
    scope.route(options);
  });
}

type Handler = (incoming: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const noCookies: Request<AnyCall>['cookies'] = Object.freeze({});

function createHandler(
  { clock, journal, readModels, rateLimiter, securityLog, fingerprints, settings }: DispatchDependencies,
  { call, handle, reads, accountOf, about }: Route,
): Handler {
  const limit = limitCall(rateLimiter, settings.rateLimits, call);
  const isCommand = call.effect === 'command';
  const placeOf = createPlaces(settings);
  const kindOfSuccess = kindOf(call, { status: 200 });
  const identify = isCommand
    ? (sender: CommandContext, identity: unknown): CommandContext => ({
        ...sender,
        fingerprint: fingerprints.of(call.name, identity),
      })
    : (sender: CommandContext) => sender;

  return async (incoming, reply) => {
    const given = incoming.headers;
    const principal = call.access === 'anyone' ? visitorOf(given) : incoming.principal;
    incoming.principal = principal;
    const now = clock();
    const commandId = isCommand ? commandIdOf(given[idempotencyKeyHeader]) : newId();
    const after = isCommand ? undefined : afterOf(given[afterHeader]);
    const expectedRevision = revisionOf(given[ifMatchHeader]);
    const input = parseInput(call.input, inputOf(call, incoming));
    const sender = contextOf(principal, commandId, now);
    const identity = identityOf(call, input);
    const network = networkOf(incoming.ip);
    const request: Request<AnyCall> = {
      input,
      principal,
      now,
      context: identify(sender, identity),
      upload: call.upload && openUpload(call, incoming, (sha256) => identify(sender, [identity, sha256])),
      after,
      expectedRevision,
      network,
      place: placeOf(given),
      userAgent: given['user-agent'],
      cookies: given.cookie === undefined ? noCookies : parseCookie(given.cookie),
    };
    const account = accountOf && (await accountOf(request));
    const limited = limit({ principal, network, account });
    const allowed = limited instanceof Promise ? await limited : limited;
    if (about) await refuseColleagues(journal, principal, about(request));
    if (after !== undefined && reads.length > 0) await readModels.waitFor(reads, after);
    const answer = await handle(request);
    const code = 'rejected' in answer ? answer.rejected : undefined;
    if (code === undefined) allowed.succeeded();
    else incoming.refusedFor = code;
    const kind = 'status' in answer && answer.status === 200 ? kindOfSuccess : kindOf(call, answer);
    if (kind !== undefined) {
      const userId = userIdOf(principal) ?? userIn(kind, 'body' in answer ? answer.body : undefined);
      securityLog.record({ kind, call: call.name, code, userId, account, network });
    }
    return send(call, answer, incoming, reply);
  };
}

function send(
  call: AnyCall,
  answer: Awaited<ReturnType<Route['handle']>>,
  incoming: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if ('file' in answer) return sendFile(incoming, reply, answer.file);
  if ('stream' in answer) return sendStream(reply, answer);
  reply.header('content-type', json).header('cache-control', 'no-store');
  if ('rejected' in answer) {
    const { status, body } = refusal(answer.rejected, answer.fields);
    return reply.code(status).send(JSON.stringify(body));
  }
  for (const cookie of answer.cookies ?? []) reply.header('set-cookie', cookie);
  if (answer.position !== undefined) reply.header(headers.position, answer.position);
  if (answer.revision !== undefined) reply.header(headers.etag, `"${answer.revision}"`);
  if (answer.contentRange !== undefined) reply.header(headers.contentRange, answer.contentRange);
  return reply.code(answer.status).send(outgoing(call, answer));
}

function sendStream(reply: FastifyReply, { stream }: StreamReply): FastifyReply {
  reply.headers({
    'content-type': stream.mediaType,
    'content-disposition': `attachment; filename="${stream.fileName}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  return reply.send(Readable.from(stream.content, { objectMode: false }));
}

/** Drops fields that the contract does not contain. */
function outgoing(call: AnyCall, { status, body }: { status: number; body: unknown }): string {
  const schema = call.outputs[status];
  if (!schema) throw new Error(`${call.name}: its contract has no status ${status}`);
  const parsed = schema.safeParse(body);
  if (parsed.success) return JSON.stringify(parsed.data);
  throw new Error(`${call.name}: the answer does not fit its contract`, { cause: parsed.error });
}

function inputOf(call: AnyCall, { body, query, params }: FastifyRequest): unknown {
  const isInBody = call.method === 'POST' && !call.upload;
  const fields = isInBody ? (body === undefined ? {} : body) : query;
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    throw new Refused('invalid_input', { body: 'Send an object.' });
  }
  return call.path.includes(':') ? { ...fields, ...(params as Record<string, unknown>) } : fields;
}

function identityOf({ identifiedBy }: AnyCall, input: unknown): unknown {
  if (!identifiedBy) return input;
  const fields = input as Readonly<Record<string, unknown>>;
  return identifiedBy.map((name) => fields[name]);
}

function contextOf(principal: Principal, commandId: string, at: Instant): CommandContext {
  const isLoggedIn = principal.kind === 'student' || principal.kind === 'admin';
  return {
    commandId,
    correlationId: commandId,
    actor: actorOf(principal),
    at,
    ...(isLoggedIn && { userId: principal.userId }),
    ...(principal.kind === 'visitor' && { visitorId: principal.visitorId }),
  };
}

function commandIdOf(given: string | string[] | undefined): string {
  if (given === undefined) return newId();
  if (typeof given === 'string' && headerFormats.uuid.test(given)) return given.toLowerCase();
  throw new Refused('invalid_input', { [headers.idempotencyKey]: 'This is not a UUID.' });
}

function afterOf(given: string | string[] | undefined): string | undefined {
  if (given === undefined) return undefined;
  if (typeof given === 'string' && headerFormats.position.test(given)) return given;
  throw new Refused('invalid_input', { [headers.after]: 'This is not a position.' });
}

function revisionOf(given: string | string[] | undefined): number | undefined {
  if (given === undefined || given === '*') return undefined;
  const revision = typeof given === 'string' ? headerFormats.ifMatch.exec(given)?.[1] : undefined;
  if (revision !== undefined) return Number(revision);
  throw new Refused('invalid_input', { [headers.ifMatch]: 'This is not a revision.' });
}
