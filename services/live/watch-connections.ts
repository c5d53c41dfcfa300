import { liveResources, type LiveResource } from '#domain/core/live.ts';
import type { ProjectionName } from '#projections/projections.ts';
import type { Dependencies } from '../dependencies.ts';
import type { NotLoggedIn } from '../identity/principals.ts';
import { tell, type Connection, type Connections, type Socket } from './connections.ts';

const told: ReadonlySet<ProjectionName> = new Set(liveResources);
const isTold = (projection: string): projection is LiveResource => told.has(projection as ProjectionName);

type Check = (connection: Connection) => Promise<void>;

export function endSession(socket: Socket, rejected: NotLoggedIn): void {
  tell(socket, { kind: 'sessionEnded', code: rejected === 'not_logged_in' ? 'session_ended' : rejected });
  socket.close(4001, rejected);
}

/** Ends a connection whose session has ended. */
export function createSessionCheck(principals: Pick<Dependencies['principals'], 'resolve'>): Check {
  return async ({ socket, token }) => {
    try {
      const principal = await principals.resolve(token);
      if ('rejected' in principal) endSession(socket, principal.rejected);
    } catch {
      // The store is unavailable: the next heartbeat checks again.
    }
  };
}

interface Watching extends Pick<Dependencies, 'principals' | 'readModels'> {
  readonly connections: Connections;
  readonly check: Check;
  readonly heartbeatMs: number;
}

/**
 * Notifies connections of changes, and checks those whose account changed or that stopped answering. @returns a
 * function that stops it
 */
export function watchConnections({
  connections,
  principals,
  readModels,
  check,
  heartbeatMs,
}: Watching): () => void {
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
  return () => {
    clearInterval(heartbeat);
    stopChanges();
    stopPrincipals();
  };
}
