import net from 'node:net';

/** Injects network faults between a client and a server. */
export interface TcpProxy extends AsyncDisposable {
  readonly port: number;
  /** Breaks every connection; new ones work. */
  cut(): void;
  /** Drops traffic in both directions, and keeps connections open. */
  freeze(): void;
  thaw(): void;
  /** Breaks the connection of a client that sends this text, instead of passing the answer on. */
  loseAnswerTo(text: string): void;
  /** The same for the next append inside TLS, recognised by its size. */
  loseAnswerToNext(): void;
  /** Redirects connections to this port. */
  redirect(port: number): void;
  /** Bytes from the server to clients so far. */
  readonly delivered: number;
}

/** More than a ping or an acknowledgement of HTTP/2 inside TLS, and less than an append of one event. */
const pingBytes = 200;

export async function startTcpProxy(targetPort: number, host = '127.0.0.1'): Promise<TcpProxy> {
  const links = new Set<{ readonly client: net.Socket; readonly server: net.Socket }>();
  let target = targetPort;
  let frozen = false;
  let losing: ((sent: Buffer) => boolean) | undefined;
  let delivered = 0;

  const listener = net.createServer({ allowHalfOpen: false, pauseOnConnect: true }, (client) => {
    const server = net.connect({ port: target, host });
    const link = { client, server };
    links.add(link);
    const drop = () => {
      links.delete(link);
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) {
      socket.setNoDelay(true);
      socket.on('error', drop);
      socket.on('close', drop);
    }
    let losesAnswer = false;
    client.on('data', (chunk: Buffer) => {
      if (losing?.(chunk)) {
        losing = undefined;
        losesAnswer = true;
      }
      handOn(chunk, client, server);
    });
    server.on('data', (chunk: Buffer) => {
      if (losesAnswer) {
        drop();
        return;
      }
      delivered += chunk.length;
      handOn(chunk, server, client);
    });
    for (const socket of [client, server]) {
      if (frozen) socket.pause();
      else socket.resume();
    }
  });

  function handOn(chunk: Buffer, from: net.Socket, to: net.Socket): void {
    if (to.write(chunk)) return;
    from.pause();
    to.once('drain', () => {
      if (!frozen) from.resume();
    });
  }

  function forEachSocket(act: (socket: net.Socket) => unknown): void {
    for (const { client, server } of links) {
      act(client);
      act(server);
    }
  }

  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  if (!address || typeof address === 'string') throw new Error('the proxy has no port');

  return {
    port: address.port,
    cut: () => forEachSocket((socket) => socket.destroy()),
    freeze() {
      frozen = true;
      forEachSocket((socket) => socket.pause());
    },
    thaw() {
      frozen = false;
      forEachSocket((socket) => socket.resume());
    },
    loseAnswerTo(text) {
      losing = (sent) => sent.includes(text);
    },
    loseAnswerToNext() {
      losing = (sent) => sent.length > pingBytes;
    },
    redirect(port) {
      target = port;
    },
    get delivered() {
      return delivered;
    },
    async [Symbol.asyncDispose]() {
      forEachSocket((socket) => socket.destroy());
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
