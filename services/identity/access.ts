import { headers, type Access } from '#domain/core/contract.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { Refused } from '../http/errors.ts';
import { uuidFormat } from '../core/ids.ts';
import { admissionRefusal, type Principal } from './principal.ts';
import type { Principals } from './principals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route without access prevents the start. */
    access?: Access;
  }
  interface FastifyInstance {
    /** By `GET /health`. */
    readonly accessOfRoutes: () => ReadonlyMap<string, Access | undefined>;
  }
  interface FastifyRequest {
    principal: Principal;
  }
}

const anonymous: Principal = { kind: 'anonymous' };
const visitorHeader = headers.visitor.toLowerCase();

/** Makes every route declare its access, and checks the caller before the body. Call it before adding routes. */
export function enforceAccess(app: FastifyInstance, principals: Principals): void {
  // Looked up lazily, because a plugin's hook may declare it after ours has run.
  const routes = new Map<string, () => Access | undefined>();
  const accessOfRoutes = () => new Map([...routes].map(([name, access]) => [name, access()] as const));
  app.decorate('accessOfRoutes', accessOfRoutes);
  app.decorateRequest('principal');
  app.addHook('onRoute', (route) => {
    const access = route.config?.access;
    const name = `${String(route.method)} ${route.url}`;
    routes.set(name, () => route.config?.access);
    if (access === undefined || access === 'anyone') return;
    const check = async (request: FastifyRequest) => {
      const principal = await authenticate(principals, access, request.headers);
      // Set even if rejected: the security log names the caller.
      request.principal = principal;
      if (access !== 'admin') return;
      const refusal = admissionRefusal(principal, route.config?.call);
      if (refusal !== undefined) throw new Refused(refusal.code, refusal.fields);
      // A team member acts as an admin in the calls of their role.
      if ('account' in principal) request.principal = { ...principal, kind: 'admin' };
    };
    const others = route.onRequest === undefined ? [] : [route.onRequest].flat();
    route.onRequest = [check, ...others];
  });
  app.addHook('onReady', async () => {
    const undeclared = [...accessOfRoutes()].filter(([, access]) => access === undefined);
    const names = undeclared.map(([name]) => name);
    if (names.length > 0) throw new Error(`These routes declare no access: ${names.join(', ')}`);
  });
}

/** @throws Refused for a caller without access, StoreUnavailable */
async function authenticate(
  principals: Principals,
  access: Exclude<Access, 'anyone'>,
  given: IncomingHttpHeaders,
): Promise<Principal> {
  const token = bearer(given.authorization);
  if (token === undefined) {
    const visitor = visitorOf(given);
    if (access === 'person' && visitor.kind === 'visitor') return visitor;
    throw new Refused('not_logged_in');
  }
  const principal = await principals.resolve(token);
  if ('rejected' in principal) throw new Refused(principal.rejected);
  return principal;
}

/** The visitor of the headers, if any. @throws Refused for an id that is not a UUID: its owner would not find their data again */
export function visitorOf(given: IncomingHttpHeaders): Principal {
  const visitorId = given[visitorHeader];
  if (visitorId === undefined) return anonymous;
  if (typeof visitorId === 'string' && uuidFormat.test(visitorId)) {
    return { kind: 'visitor', visitorId: visitorId.toLowerCase() };
  }
  throw new Refused('invalid_input', { [headers.visitor]: 'This is not a UUID.' });
}

/** The token's user; undefined without a valid token. */
export async function bearerOf(
  principals: Principals,
  { authorization }: IncomingHttpHeaders,
): Promise<Principal | undefined> {
  const token = bearer(authorization);
  const principal = token === undefined ? undefined : await principals.resolve(token);
  return principal && 'rejected' in principal ? undefined : principal;
}

function bearer(authorization: string | undefined): string | undefined {
  if (authorization === undefined) return undefined;
  const token = /^Bearer +(\S{1,4000})$/i.exec(authorization)?.[1];
  if (token === undefined) throw new Refused('not_logged_in');
  return token;
}
