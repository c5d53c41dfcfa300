import { Defect } from '#domain/core/defect.ts';
import type { Question } from '#domain/question-types/registry.ts';
import type { PackageFormat } from '#domain/questions/exchange-contract.ts';
import { canBeItem } from '#domain/questions/qti-kinds.ts';
import type { ZipEntry } from '../../files/zip.ts';
import { writeManifest, type Resource } from './manifest.ts';
import { metadataNamespace, metadataOf } from './metadata.ts';
import { mediaOf, names } from './package-names.ts';
import { openItem, readItem } from './read-item.ts';
import { writeItem } from './write-item.ts';

export type OpenMedia = (file: string) => Promise<ZipEntry['content'] | undefined>;

type Questions = AsyncIterable<Question> | Iterable<Question>;

export const canGoAs = (type: Question['type'], format: PackageFormat): boolean =>
  format === 'json' || canBeItem(type);

/** The files of an archive, lazily: QTI 3.0 or JSON, deterministic. Questions without a form are skipped. */
export function writePackage(
  questions: Questions,
  format: PackageFormat,
  openMedia: OpenMedia,
): AsyncGenerator<ZipEntry> {
  return format === 'qti' ? writeQti(questions, openMedia) : writeJson(questions, openMedia);
}

const encode = (text: string) => new TextEncoder().encode(text);
const file = (name: string, text: string): ZipEntry => ({ name, content: [encode(text)] });
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

async function* writeJson(questions: Questions, openMedia: OpenMedia): AsyncGenerator<ZipEntry> {
  const media: string[] = [];
  async function* content() {
    yield encode(`{ "namespace": ${JSON.stringify(metadataNamespace)}, "questions": [`);
    let isFirst = true;
    for await (const question of questions) {
      media.push(...mediaOf(question));
      yield encode(`${isFirst ? '' : ','}\n${JSON.stringify(question)}`);
      isFirst = false;
    }
    yield encode('\n] }\n');
  }
  yield { name: names.questions, content: content() };
  for (const name of media) yield* mediaEntry(name, openMedia);
}

async function* writeQti(questions: Questions, openMedia: OpenMedia): AsyncGenerator<ZipEntry> {
  const resources: Resource[] = [];
  for await (const question of questions) {
    const document = writeItem(question);
    if (document === undefined) continue;
    const { uid, type } = question;
    const told = readItem(openItem(document), type);
    if (!told) throw new Defect(`${uid} became an item that cannot be read`);
    yield file(names.item(uid), document);
    yield file(names.metadata(uid), json(metadataOf(question, told)));
    const others = [names.metadata(uid)];
    for (const name of mediaOf(question)) {
      for await (const entry of mediaEntry(name, openMedia)) {
        others.push(entry.name);
        yield entry;
      }
    }
    resources.push({ identifier: uid, item: names.item(uid), others });
  }
  yield file(names.manifest, writeManifest(resources));
}

async function* mediaEntry(name: string, openMedia: OpenMedia): AsyncGenerator<ZipEntry> {
  const content = await openMedia(name);
  if (content) yield { name: names.media(name), content };
}
