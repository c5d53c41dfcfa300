import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import type { PackageFormat } from '#domain/questions/exchange-contract.ts';
import type { ZipEntry } from '#services/files/zip.ts';
import { canGoAs, writePackage } from '#services/questions/exchange/write-package.ts';
import { contentFolder, readContent } from '../content-files.ts';

export interface ExportedContent {
  readonly types?: readonly string[];
  readonly uids?: readonly string[];
  readonly format: PackageFormat;
}

export interface ContentPackage {
  readonly entries: AsyncIterable<ZipEntry>;
  readonly written: readonly string[];
  readonly left: readonly string[];
}

export function exportContent(
  { types = [], uids = [], format }: ExportedContent,
  folder: string = contentFolder,
): ContentPackage {
  const isAll = types.length === 0 && uids.length === 0;
  const chosen = readContent(folder)
    .map(({ question }) => question)
    .filter(({ type, uid }) => isAll || types.includes(type) || uids.includes(uid));
  const folderOf = new Map<string, string>(chosen.map(({ type, uid }) => [uid, type]));
  const entries = writePackage(chosen, format, (file) => {
    const code = folderOf.get(file.replace(/\.\w+$/, ''));
    const place = path.join(folder, code ?? '', file);
    const isThere = code !== undefined && existsSync(place);
    return Promise.resolve(isThere ? createReadStream(place) : undefined);
  });
  const those = (go: boolean) =>
    chosen.filter(({ type }) => canGoAs(type, format) === go).map(({ uid }) => uid);
  return { entries, written: those(true), left: those(false) };
}
