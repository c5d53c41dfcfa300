import { randomInt } from 'node:crypto';
import net from 'node:net';

/** Outside the ephemeral ports: Linux begins at 32768, macOS at 49152. */
const freePorts = { from: 15_000, to: 32_000 } as const;

/** A port without a listener, which no outgoing connection takes meanwhile. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(freePorts.from, freePorts.to);
    if (await canListen(port)) return port;
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
