import { StoreRefused } from '#domain/core/events/event-store.ts';

interface Told {
  readonly code: unknown;
  readonly type: unknown;
  readonly message: string;
}

interface Refusal {
  readonly isMeant: (told: Told) => boolean;
  readonly reason: string;
  readonly advice: string;
}

const unauthenticated = 16;
const permissionDenied = 7;

/** gRPC reports a failed TLS handshake only in OpenSSL's and Node's words. */
const refusals: readonly Refusal[] = [
  {
    isMeant: ({ code }) => code === unauthenticated,
    reason: 'the user or the password is wrong',
    advice: 'Correct both in EVENTSTOREDB_URL',
  },
  {
    isMeant: ({ code, type }) => code === permissionDenied || type === 'access-denied',
    reason: 'the user may not read and write there',
    advice: 'Give the user rights to all streams, or name another in EVENTSTOREDB_URL',
  },
  {
    isMeant: ({ message }) => /altnames?/i.test(message),
    reason: 'its certificate is for another host',
    advice: 'Name it in EVENTSTOREDB_URL as the certificate does',
  },
  {
    isMeant: ({ message }) => /certificate (has expired|is not yet valid)/i.test(message),
    reason: 'its certificate is not valid today',
    advice: 'Renew the certificate, or set the clock right',
  },
  {
    isMeant: ({ message }) =>
      /self[- ]signed certificate|unable to (verify|get)[^.]*certificate/i.test(message),
    reason: 'its certificate is not trusted',
    advice: 'Add tlsCAFile=<file of the CA in PEM> to EVENTSTOREDB_URL',
  },
  {
    isMeant: ({ message }) => /wrong version number|packet length too long/i.test(message),
    reason: 'it does not speak TLS',
    advice: 'Add tls=false to EVENTSTOREDB_URL, or switch TLS on at the server',
  },
];

/** gRPC without TLS reports a TLS server only as unreachable, so TLS is tried. */
export const speaksTlsOnly = {
  reason: 'it speaks TLS',
  advice: 'Take tls=false out of EVENTSTOREDB_URL',
};

/** Whether the error is permanent, so that waiting will not help. */
export function refusalIn(error: unknown): StoreRefused | undefined {
  if (!(error instanceof Error)) return undefined;
  const told = {
    code: 'code' in error ? error.code : undefined,
    type: 'type' in error ? error.type : undefined,
    message: error.message,
  };
  const refusal = refusals.find(({ isMeant }) => isMeant(told));
  return refusal && new StoreRefused(refusal, { cause: error });
}
