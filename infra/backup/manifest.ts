import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { instantSchema } from '#domain/core/instant.ts';

/** The parts of an archive that hold records, one JSON a line, in entries `<section>/000001.jsonl` and on. */
export const sections = ['tables', 'events', 'late-keys', 'reactors'] as const;
export type Section = (typeof sections)[number];

export const manifestSchema = z.strictObject({
  /** Of the archive. A program refuses formats that it does not know. */
  format: z.literal(1),
  /** The release that wrote it. */
  ninety: z.string(),
  /** When it was begun. */
  takenAt: instantSchema,
  eventStore: z.enum(['postgres', 'eventstoredb']),
  /** Records of each section, and files. */
  counts: z.record(z.enum([...sections, 'files']), z.int().min(0)),
  withSecrets: z.boolean(),
  /** Every entry but this one, in their order. */
  entries: z.array(z.strictObject({ name: z.string(), bytes: z.int().min(0), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type Entry = Manifest['entries'][number];

/** The last entry of an archive. */
export const manifestName = 'manifest.json';

/** The manifest as it was written, and who wrote it: only who has the installation's PERSONAL_DATA_KEY can sign. */
export const signedSchema = z.strictObject({
  /** Tells whether a key is the one of this archive, and nothing of the key. */
  keyId: z.string(),
  signature: z.string(),
  /** JSON. */
  manifest: z.string(),
});
export type Signed = z.infer<typeof signedSchema>;

function hmac(personalDataKey: Uint8Array, text: string): Buffer {
  return createHmac('sha256', personalDataKey).update(text).digest();
}

const keyIdOf = (key: Uint8Array) => hmac(key, 'ninety backup key').toString('hex').slice(0, 16);
const signatureOf = (key: Uint8Array, manifest: string) => hmac(key, `ninety backup ${manifest}`);

export function sign(manifest: Manifest, personalDataKey: Uint8Array): Signed {
  const text = JSON.stringify(manifest);
  const signature = signatureOf(personalDataKey, text).toString('hex');
  return { keyId: keyIdOf(personalDataKey), signature, manifest: text };
}

/** Whether a manifest was written with this key and is as it was written. */
export function checkSignature(
  { keyId, signature, manifest }: Signed,
  personalDataKey: Uint8Array,
): 'valid' | 'other_key' | 'altered' {
  if (keyId !== keyIdOf(personalDataKey)) return 'other_key';
  const found = Buffer.from(signature, 'hex');
  const expected = signatureOf(personalDataKey, manifest);
  return found.length === expected.length && timingSafeEqual(found, expected) ? 'valid' : 'altered';
}
