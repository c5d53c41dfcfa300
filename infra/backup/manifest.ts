import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { instantSchema } from '#domain/core/instant.ts';

/** Sections of records: JSON lines in entries `<section>/000001.jsonl` and on. */
export const sections = ['tables', 'events', 'late-keys', 'reactors'] as const;
export type Section = (typeof sections)[number];

export const manifestSchema = z.strictObject({
  /** Of the archive. Unknown formats are rejected. */
  format: z.literal(1),
  /** The release that wrote it. */
  ninety: z.string(),
  takenAt: instantSchema,
  eventStore: z.enum(['postgres', 'eventstoredb']),
  /** Records per section, and files. */
  counts: z.record(z.enum([...sections, 'files']), z.int().min(0)),
  withSecrets: z.boolean(),
  /** All other entries, in order. */
  entries: z.array(z.strictObject({ name: z.string(), bytes: z.int().min(0), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type Entry = Manifest['entries'][number];

/** The last entry of an archive. */
export const manifestName = 'manifest.json';

/** The manifest with its signature by the installation's PERSONAL_DATA_KEY. */
export const signedSchema = z.strictObject({
  keyId: z.string(),
  signature: z.string(),
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

/** Whether this key signed the unaltered manifest. */
export function checkSignature(
  { keyId, signature, manifest }: Signed,
  personalDataKey: Uint8Array,
): 'valid' | 'other_key' | 'altered' {
  if (keyId !== keyIdOf(personalDataKey)) return 'other_key';
  const found = Buffer.from(signature, 'hex');
  const expected = signatureOf(personalDataKey, manifest);
  return found.length === expected.length && timingSafeEqual(found, expected) ? 'valid' : 'altered';
}
