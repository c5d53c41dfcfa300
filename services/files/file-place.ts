import { createHash } from 'node:crypto';
import { dayMs } from '#domain/core/durations.ts';
import { visitorPrefix } from '#projections/progress/person.ts';
import type { FileName } from './file-store.ts';

const keyPattern = /^[A-Za-z0-9][\w.-]{0,119}$/;
const personPattern = /^[A-Za-z0-9-]{1,100}$/;

/** Each person's files have their own folder: kept files and drafts. */
export const personsFolder = 'files/persons';
export const draftsFolder = 'pieces';

/** How long a draft is kept, in milliseconds. Visitor ids are self-chosen, so their drafts expire sooner. */
export const draftMs = (personId: string): number => (personId.startsWith(visitorPrefix) ? 1 : 7) * dayMs;

/** @throws RangeError for an invalid id */
export function personPlace(personId: string, isDraft = false): string {
  if (!personPattern.test(personId)) throw new RangeError('This is not a person’s id');
  return `${isDraft ? draftsFolder : personsFolder}/${personId}`;
}

/** `files/persons/<id>/<hash of the key>`, `pieces/…` for drafts: some disks do not distinguish cases. @throws RangeError */
export function placeOf({ owner, key, isDraft }: FileName): string {
  if (!keyPattern.test(key)) throw new RangeError(`${key} is no name of a file`);
  const owned = owner.kind === 'person' ? personPlace(owner.id, isDraft) : 'files/installation';
  return `${owned}/${createHash('sha256').update(key).digest('hex')}`;
}

const placePattern = /^(?:files\/installation|(?:files\/persons|pieces)\/[A-Za-z0-9-]{1,100})\/[0-9a-f]{64}$/;

/** The folders, or key prefixes, of all files of an installation. */
export const rootFolders = ['files', draftsFolder] as const;

export const isFilePath = (name: string) => placePattern.test(name);
