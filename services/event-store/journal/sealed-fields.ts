import { UnreadableEvent } from '#domain/core/events/codec.ts';
import type { JsonObject, JsonValue } from '#domain/core/events/json.ts';
import { erased, isErased, mapProtected, type ProtectedPath } from '#domain/core/events/personal.ts';
import { open, seal } from './cipher.ts';

/** An encrypted field: `{"$sealed": "v1.<iv>.<tag>.<ciphertext>"}`, each in base64url. */
const mark = '$sealed';
const format = 'v1';

export interface Place {
  readonly stream: string;
  readonly eventId: string;
}

export function holdsProtected(data: JsonObject, paths: readonly ProtectedPath[]): boolean {
  return paths.some(({ path }) => holdsAt(data, path, 0));
}

/** Like `mapProtected`, without copying: this runs for each event, and most contain nothing to decrypt. */
function holdsAt(value: JsonValue | undefined, path: readonly string[], depth: number): boolean {
  if (value === undefined || value === null) return false;
  const key = path[depth];
  if (key === undefined) return true;
  if (Array.isArray(value)) return value.some((item: JsonValue) => holdsAt(item, path, depth + 1));
  return typeof value === 'object' && holdsAt((value as JsonObject)[key], path, depth + 1);
}

/** Encrypts the fields at `paths`; without a key, which was destroyed, they are stored as erased. */
export function sealFields(
  data: JsonObject,
  paths: readonly ProtectedPath[],
  key: Uint8Array | undefined,
  place: Place,
): JsonObject {
  return mapProtected(data, paths, (value, at) => {
    if (value === null || isErased(value)) return value;
    if (key === undefined) return { ...erased };
    const { iv, tag, ciphertext } = seal(key, Buffer.from(JSON.stringify(value)), contextOf(place, at.path));
    return { [mark]: [format, ...[iv, tag, ciphertext].map((part) => part.toString('base64url'))].join('.') };
  });
}

/** Decrypts the fields, or replaces them by erased ones if the key is gone. @throws UnreadableEvent */
export function openFields(
  data: JsonObject,
  paths: readonly (readonly string[])[],
  key: Uint8Array | undefined,
  place: Place,
): JsonObject {
  const sealedPaths = paths.map((path) => ({ path, secret: false }));
  return mapProtected(data, sealedPaths, (value, at) => {
    const sealed = sealedTextOf(value);
    if (sealed === undefined) return value;
    return key === undefined ? { ...erased } : openField(sealed, key, contextOf(place, at.path));
  });
}

function openField(sealed: string, key: Uint8Array, context: string): JsonValue {
  const [version, ...parts] = sealed.split('.');
  const [iv, tag, ciphertext] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (version !== format || !iv || !tag || !ciphertext) {
    throw new UnreadableEvent(`${context}: the sealed field has a form that this program does not know`);
  }
  try {
    return JSON.parse(open(key, { iv, tag, ciphertext }, context).toString()) as JsonValue;
  } catch (cause) {
    throw new UnreadableEvent(`${context}: the sealed field was altered or belongs elsewhere`, { cause });
  }
}

function sealedTextOf(value: JsonValue): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const text = (value as JsonObject)[mark];
  return typeof text === 'string' ? text : undefined;
}

/** List items share a context: their content is protected, their order is not. */
function contextOf({ stream, eventId }: Place, path: readonly string[]): string {
  return `${stream}/${eventId}/${path.join('/')}`;
}
