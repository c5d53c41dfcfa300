import tls from 'node:tls';
import { StoreRefused } from '#domain/core/events/event-store.ts';
import { form } from './address.ts';
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts';
import { speaksTlsOnly } from './refusal.ts';

const patienceMs = 5_000;

export async function findRefusal(connectionString: string): Promise<StoreRefused | undefined> {
  const { user = '', hosts, query = '' } = form.exec(connectionString.trim())?.groups ?? {};
  if (hosts === undefined) return unreadable;
  const answers = await Promise.all(
    hosts.split(',').map((host) => whyRefusedBy(host, `esdb://${user}${host}${query}`)),
  );
  return answers.find((answer) => answer !== undefined);
}

export function startRefusalText({ reason, advice }: StoreRefused): string {
  return `The EventStoreDB of EVENTSTOREDB_URL cannot be used: ${reason}. ${advice}.`;
}

async function whyRefusedBy(host: string, connectionString: string): Promise<StoreRefused | undefined> {
  let store;
  try {
    store = createEventStoreDbEventStore({ connectionString, timeoutMs: patienceMs });
  } catch (error) {
    // The client's message may contain a part of the address, including the password.
    return error instanceof Error && /certificate file|\bfile\b/i.test(error.message) ? noFile : unreadable;
  }
  try {
    await store.ping();
    return undefined;
  } catch (error) {
    if (error instanceof StoreRefused) return error;
    const isPlain = /[?&]tls=false(&|$)/i.test(connectionString);
    return isPlain && (await speaksTls(host)) ? new StoreRefused(speaksTlsOnly) : undefined;
  } finally {
    await store.close();
  }
}

const unreadable = new StoreRefused({
  reason: 'the address cannot be read',
  advice: 'Correct EVENTSTOREDB_URL, for example esdb://user:password@host:2113?tls=true',
});
const noFile = new StoreRefused({
  reason: 'a file of certificates that the address names cannot be read',
  advice: 'Correct the path in EVENTSTOREDB_URL',
});

function speaksTls(host: string): Promise<boolean> {
  const [name = host, port = '2113'] = host.split(':');
  return new Promise((resolve) => {
    // Nothing is sent over this connection, so its certificate does not matter.
    const socket = tls.connect({ host: name, port: Number(port), rejectUnauthorized: false });
    const settle = (speaks: boolean) => {
      socket.destroy();
      resolve(speaks);
    };
    socket.setTimeout(patienceMs, () => settle(false));
    socket.once('secureConnect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}
