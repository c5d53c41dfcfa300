import websocket from '@fastify/websocket';
import { parseJson } from '#domain/core/events/json.ts';
import { liveGreetingSchema, livePath } from '#domain/core/live.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { Refused } from '../http/errors.ts';
import { createConnections, tell, type Socket } from './connections.ts';
import { createSessionCheck, endSession, watchConnections } from './watch-connections.ts';

export interface LiveOptions {
  /** The time for a connection's greeting, in milliseconds. */
  readonly greetingMs?: number;
  /** How often connections and their sessions are checked, in milliseconds. */
  readonly heartbeatMs?: number;
}

/** The time for a client to answer a close. */
const closingMs = 500;

/**
 * The WebSocket at `/api/live`: notifies users of changed resources and of the end of their session. Every replica
 * receives all changes.
 */
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
  const check = createSessionCheck(principals);
  const stopWatching = watchConnections({ connections, principals, readModels, check, heartbeatMs });
  app.addHook('preClose', (done) => {
    stopWatching();
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
    if ('rejected' in principal) return endSession(socket, principal.rejected);
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

/** Another site's page must not listen in its reader's name. Non-browsers send no origin. */
async function refuseOtherOrigins({ headers }: FastifyRequest): Promise<void> {
  const { origin, host } = headers;
  if (origin === undefined) return;
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw new Refused('not_allowed');
}
