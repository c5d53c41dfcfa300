import websocket from '@fastify/websocket';
import { parseJson } from '#domain/core/events/json.ts';
import {
  liveGreetingSchema,
  livePath,
  liveResources,
  type LiveMessage,
  type LiveResource,
} from '#domain/core/live.ts';
import type { ProjectionName } from '#projections/projections.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { Refused } from '../http/errors.ts';
import type { NotLoggedIn } from '../identity/principals.ts';
import { createConnections, type Connection, type Socket } from './connections.ts';

export interface LiveOptions {
  /** The time for a connection's greeting, in milliseconds. */
  readonly greetingMs?: number;
  /** How often connections and their sessions are checked, in milliseconds. */
  readonly heartbeatMs?: number;
}

const maxBufferedBytes = 64 * 1024;

/** The time for a client to answer a close. */
const closingMs = 500;

const told: ReadonlySet<ProjectionName> = new Set(liveResources);
const isTold = (projection: string): projection is LiveResource => told.has(projection as ProjectionName);

/** The WebSocket at `/api/live`: tells users which resources changed and when their session ended. Every replica receives all changes. */
export async function registerLive(
  app: FastifyInstance,
  { principals, readModels, log }: Pick<Dependencies, 'principals' | 'readModels' | 'log'>,
  { greetingMs = 5_000, heartbeatMs = 30_000 }: LiveOptions = {},
): Promise<void> {
  const connections = createConnections();
  const sockets = new Set<Socket>();
  await app.register(websocket, {
    options: { maxPayload: 8 * 1024, perMessageDeflate: false },
    // A broken or misused connection is not worth reporting.
    errorHandler: (_error, socket: Socket) => socket.terminate(),
  });

  const end = (socket: Socket, rejected: NotLoggedIn) => {
    tell(socket, { kind: 'sessionEnded', code: rejected === 'not_logged_in' ? 'session_ended' : rejected });
    socket.close(4001, rejected);
  };
  const check = async ({ socket, token }: Connection) => {
    try {
      const principal = await principals.resolve(token);
      if ('rejected' in principal) end(socket, principal.rejected);
    } catch {
      // The store is unavailable: the next heartbeat checks again.
    }
  };

  const stopChanges = readModels.onChange(({ projection, position, userIds }) => {
    if (!isTold(projection)) return;
    const concerned =
      userIds === '*' ? connections.all() : userIds.flatMap((userId) => connections.of(userId));
    for (const { socket } of concerned) tell(socket, { kind: 'changed', resource: projection, position });
  });
  const stopPrincipals = principals.onChange((userId) => {
    for (const connection of connections.of(userId)) void check(connection);
  });
  const heartbeat = setInterval(() => {
    for (const connection of connections.all()) {
      if (!connection.isAnswering) {
        connection.socket.terminate();
        continue;
      }
      connection.isAnswering = false;
      connection.socket.ping();
      void check(connection);
    }
  }, heartbeatMs);
  heartbeat.unref();
  app.addHook('preClose', (done) => {
    clearInterval(heartbeat);
    stopChanges();
    stopPrincipals();
    // Clients that do not answer the close must not keep the server open.
    setTimeout(() => {
      for (const socket of sockets) socket.terminate();
    }, closingMs).unref();
    done();
  });

  const greet = async (socket: Socket, text: string): Promise<void> => {
    const greeting = liveGreetingSchema.safeParse(parseJson(text));
    if (!greeting.success) return socket.close(1008, 'expected the greeting');
    const { token } = greeting.data;
    const principal = await principals.resolve(token);
    if ('rejected' in principal) return end(socket, principal.rejected);
    if (!sockets.has(socket)) return;
    const connection = { socket, token, userId: principal.userId, isAnswering: true };
    connections.add(connection);
    tell(socket, { kind: 'ready' });
    // The session may have ended between its check and now.
    await check(connection);
  };

  app.get(
    livePath,
    { websocket: true, config: { access: 'anyone' }, onRequest: refuseOtherOrigins },
    (opened: unknown) => {
      const socket = opened as Socket;
      const late = setTimeout(() => socket.close(1008, 'no greeting came'), greetingMs);
      let isGreeted = false;
      sockets.add(socket);
      socket.on('close', () => {
        sockets.delete(socket);
        clearTimeout(late);
      });
      socket.on('error', () => socket.terminate());
      socket.on('message', (data) => {
        if (isGreeted) return;
        isGreeted = true;
        clearTimeout(late);
        greet(socket, data.toString()).catch((error: unknown) => {
          log.warn({ err: error }, 'could not greet a live connection');
          socket.close(1013, 'try again later');
        });
      });
    },
  );
}

function tell(socket: Socket, message: LiveMessage): void {
  if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
  else socket.send(JSON.stringify(message));
}

/** Another site's page must not listen in its reader's name. Non-browsers send no origin. */
async function refuseOtherOrigins({ headers }: FastifyRequest): Promise<void> {
  const { origin, host } = headers;
  if (origin === undefined) return;
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw new Refused('not_allowed');
}
