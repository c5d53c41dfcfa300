import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyMade, PasskeyUsed } from '#domain/second-factors/passkey-schemas.ts';

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => hash('sha256', bytes, 'buffer');

/** Claims of the device and the browser, which a test may falsify. */
interface Said {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
  readonly counter: number;
}

/** User present and verified, with `attested` also a key: WebAuthn, 6.1. */
function authenticatorData({ rpId, counter }: Said, attested: Uint8Array = new Uint8Array()): Buffer {
  const flags = attested.length > 0 ? 0b0100_0101 : 0b0000_0101;
  const head = Buffer.alloc(5);
  head.writeUInt8(flags, 0);
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), head, attested]);
}

const clientData = (type: string, { challenge, origin }: Said) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** A security key in software with a P-256 key. */
export function softwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);
  const credential = { id, rawId: id, type: 'public-key' as const };

  return {
    make(said: Said): PasskeyMade {
      const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(key)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(said, attested))],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', said)),
          attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ['usb'],
        },
      };
    },
    sign(said: Said): PasskeyUsed {
      const data = authenticatorData(said);
      const client = clientData('webauthn.get', said);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
      };
    },
  };
}
