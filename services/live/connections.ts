import type { LiveMessage } from '#domain/core/live.ts';

const maxBufferedBytes = 64 * 1024;

export interface Socket {
  readonly bufferedAmount: number;
  send(text: string): void;
  ping(): void;
  close(code?: number, reason?: string): void;
  terminate(): void;
  on(event: 'message', listener: (data: { toString(): string }) => void): void;
  on(event: 'close' | 'pong' | 'error', listener: () => void): void;
}

export interface Connection {
  readonly socket: Socket;
  readonly token: string;
  readonly userId: string;
  isAnswering: boolean;
}

export interface Connections {
  add(connection: Connection): void;
  of(userId: string): Connection[];
  all(): Connection[];
}

export function createConnections(): Connections {
  const byUser = new Map<string, Set<Connection>>();
  return {
    add(connection) {
      const ofUser = byUser.get(connection.userId) ?? new Set();
      byUser.set(connection.userId, ofUser.add(connection));
      connection.socket.on('pong', () => (connection.isAnswering = true));
      connection.socket.on('close', () => {
        ofUser.delete(connection);
        if (ofUser.size === 0 && byUser.get(connection.userId) === ofUser) byUser.delete(connection.userId);
      });
    },
    of: (userId) => [...(byUser.get(userId) ?? [])],
    all: () => [...byUser.values()].flatMap((ofUser) => [...ofUser]),
  };
}

/** Ends a connection whose client does not read. */
export function tell(socket: Socket, message: LiveMessage): void {
  if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
  else socket.send(JSON.stringify(message));
}
