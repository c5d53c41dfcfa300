import path from 'node:path';
import type { AnswerableCode } from '#domain/question-types/registry.ts';
import { questionUidSchema, typeOfUid } from '#domain/question-types/type-code.ts';
import type { Files } from './archive.ts';
import type { Fields } from './items/item-form.ts';
import { readManifest, type Resource } from './manifest.ts';
import { metadataNamespace, parseMetadata, withMetadata, type Metadata } from './metadata.ts';
import { NotAPackage } from './not-a-package.ts';
import { names } from './package-names.ts';
import { likelyType, openItem, readItem, type OpenedItem } from './read-item.ts';
import type { Candidate } from './candidate.ts';
import type { ReadOptions } from './read-options.ts';

/** Defaults that the author of a draft still has to replace. */
const fromElsewhere = { difficulty: 3, topics: [], free: false, prediction: false, explanations: [] };

/** The manifest's items, read lazily. @throws NotAPackage for an invalid manifest */
export function* readQtiItems(files: Files, options: ReadOptions): Generator<Candidate> {
  for (const resource of readManifest(textOfFile(files, names.manifest, mostManifestBytes)))
    yield candidateOf(files, resource, options);
}

function candidateOf(files: Files, resource: Resource, options: ReadOptions): Candidate {
  try {
    const opened = openItem(textOfFile(files, resource.item));
    const metadata = metadataBeside(files, resource);
    if (metadata) return ofOurs(files, opened, metadata);
    return ofOthers(files, resource, opened, options);
  } catch (error) {
    if (!(error instanceof NotAPackage)) throw error;
    return { name: nameOf(resource), fields: error, media: () => undefined };
  }
}

const nameOf = ({ identifier, item }: Resource) =>
  (identifier || item || 'an item without a name').slice(0, 80);

function ofOurs(files: Files, opened: OpenedItem, metadata: Metadata): Candidate {
  return {
    name: metadata.uid,
    fields: withMetadata(toldBy(opened, metadata.type), metadata),
    media: (file) => files.get(names.media(file)),
  };
}

function ofOthers(files: Files, resource: Resource, opened: OpenedItem, options: ReadOptions): Candidate {
  const uid = questionUidSchema.safeParse(opened.identifier);
  const type = options.type ?? (uid.success ? typeOfUid(uid.data) : likelyType(opened));
  if (type === undefined) throw new NotAPackage('No question type has this interaction.');
  const isNamed = uid.success && typeOfUid(uid.data) === type;
  const named = isNamed ? uid.data : options.newUid(type);
  const told = toldBy(opened, type);
  const sound = opened.audio === undefined ? undefined : soundOf(files, resource, opened.audio, told);
  const track = `${named}.mp3`;
  return {
    name: nameOf(resource),
    fields: {
      ...fromElsewhere,
      ...told,
      ...(sound && { track, transcript: sound.transcript, sentences: [] }),
      title: String(told['title']).slice(0, 80) || named,
      type,
      uid: named,
    },
    media: (file) => (file === track ? sound?.bytes : undefined),
  };
}

/** A foreign item's recording and its words: the key of a dictation, else a text file of the same name beside it. @throws NotAPackage */
function soundOf(files: Files, { item }: Resource, source: string, told: Fields) {
  const name = besideItem(item, source);
  const bytes = files.get(name);
  if (!bytes) throw new NotAPackage(`Its recording, ${source.slice(0, 80)}, is not in the package.`);
  if (told['transcript'] !== undefined) return { bytes, transcript: told['transcript'] };
  const words = name.replace(/\.\w+$/, '.txt');
  if (!files.has(words))
    throw new NotAPackage(`The transcript of its recording is missing: add it to the package as ${words}.`);
  return { bytes, transcript: textOfFile(files, words).trim() };
}

function toldBy(opened: OpenedItem, type: AnswerableCode): Fields {
  const told = readItem(opened, type);
  if (!told) throw new NotAPackage(`QTI has no interaction for ${type}.`);
  return told;
}

/** Resolves a file name relative to its item; paths outside the package find nothing. */
function besideItem(item: string, source: string): string {
  return path.posix.join(path.posix.dirname(item), source);
}

function metadataBeside(files: Files, { others }: Resource): Metadata | undefined {
  for (const file of others.filter((name) => name.endsWith('.json') && files.has(name))) {
    const text = textOfFile(files, file);
    if (text.includes(metadataNamespace)) return parseMetadata(text);
  }
  return undefined;
}

/** The manifest of 20,000 items has 5 MB. */
const mostManifestBytes = 10_000_000;
/** The longest item of the bank has 20 kB. */
const mostTextBytes = 1_000_000;

function textOfFile(files: Files, name: string, most = mostTextBytes): string {
  const bytes = files.get(name);
  if (!bytes) throw new NotAPackage(`The package has no ${name.slice(0, 80)}.`);
  if (bytes.length > most) throw new NotAPackage(`${name.slice(0, 80)} is longer than any such text.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new NotAPackage(`${name.slice(0, 80)} is no text in UTF-8.`);
  }
}
