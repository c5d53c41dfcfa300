import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface MailServer extends AsyncDisposable {
  readonly url: string;
  open(): void;
}

/** A local mail server that discards mail. Until it opens, mail waits in the outbox, where a story reads its links. */
export async function startMailServer(): Promise<MailServer> {
  let isOpen = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(isOpen ? null : Object.assign(new Error('try again later'), { responseCode: 451 })),
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    open: () => {
      isOpen = true;
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
