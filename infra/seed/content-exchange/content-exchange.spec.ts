import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Question } from '#domain/question-types/registry.ts';
import type { PackageFormat } from '#domain/questions/exchange-contract.ts';
import { canBeItem } from '#domain/questions/qti-kinds.ts';
import { packed, packedFiles } from '#services/files/testing/packed.ts';
import { unpackFiles } from '#services/questions/exchange/archive.ts';
import { readPackage } from '#services/questions/exchange/read-package.ts';
import { writePackage, type OpenMedia } from '#services/questions/exchange/write-package.ts';
import { contentFolder, readContent } from '../content-files.ts';
import { questionBank } from '../questions.ts';
import { exportContent } from './export-content.ts';
import { importContent } from './import-content.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ninety-exchange-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const noMedia: OpenMedia = () => Promise.resolve(undefined);
const pack = (questions: readonly Question[], format: PackageFormat, openMedia = noMedia) =>
  packed(writePackage(questions, format, openMedia));
const noNewUid = () => {
  throw new Error('a question of the bank lost its name');
};
/** Events compare serialised questions, so the order of fields matters too. */
const written = (questions: readonly unknown[]) => questions.map((question) => JSON.stringify(question));

test('returns each question unchanged, as an item if QTI has one and as JSON', async () => {
  const asItems = questionBank.filter(({ type }) => canBeItem(type));
  const back = await readPackage(await pack(questionBank, 'qti'), { newUid: noNewUid });
  expect(back.refused).toEqual([]);
  expect(written(back.found.map(({ question }) => question))).toEqual(written(asItems));
  expect(asItems.length).toBeGreaterThan(500);

  const fromJson = await readPackage(await pack(questionBank, 'json'), { newUid: noNewUid });
  expect(fromJson.refused).toEqual([]);
  expect(written(fromJson.found.map(({ question }) => question))).toEqual(written(questionBank));
});

test('puts the texts and keys of the bank into the items, not only into our metadata', async () => {
  const bare = await withoutMetadata(
    await pack(questionBank, 'qti', () => Promise.resolve([new Uint8Array(1)])),
  );
  const { found } = await readPackage(bare, { newUid: noNewUid });
  const known = new Map(questionBank.map((question) => [question.uid, question]));
  // For listening, only the metadata contains the transcript; for reading, the item is complete.
  expect(new Set(found.map(({ question }) => question.type))).toEqual(
    new Set(['RSA', 'RMA', 'RRP', 'RFG', 'RFB', 'LWD']),
  );
  for (const { question } of found) expect(question).toMatchObject(toldByItem(known.get(question.uid)));
});

/** A question without the fields that QTI cannot express. */
function toldByItem(question: object | undefined): object {
  const untold = 'difficulty topics free prediction reserved everyday explanations sentences'.split(' ');
  return Object.fromEntries(Object.entries({ ...question }).filter(([name]) => !untold.includes(name)));
}

async function withoutMetadata(archive: Uint8Array): Promise<Buffer> {
  const files = await unpackFiles(archive);
  return packedFiles(new Map([...files].filter(([name]) => !name.startsWith('ninety/'))));
}

test('imports questions with their recordings and pictures into a folder once', async () => {
  const uids = ['LSA-0001', 'SDI-0001', 'SRA-0001', 'RSA-0002'];
  const { entries, written: gone, left } = exportContent({ uids, format: 'json' });
  const archive = await packed(entries);
  expect(left).toEqual([]);
  expect(gone.toSorted()).toEqual(uids.toSorted());
  expect(await importContent(archive, folder)).toEqual({ landed: gone, there: [], refused: [] });
  expect(await importContent(archive, folder)).toEqual({ landed: [], there: gone, refused: [] });
  expect(readContent(folder).map(({ question }) => question)).toEqual(
    questionBank.filter(({ uid }) => uids.includes(uid)),
  );
  for (const file of ['LSA/LSA-0001.mp3', 'SDI/SDI-0001.svg', 'SRA/SRA-0001.mp3'])
    expect(readFileSync(path.join(folder, file))).toEqual(readFileSync(path.join(contentFolder, file)));
});

test('keeps an existing question of the same name, and numbers a foreign item after the last one', async () => {
  const [question] = questionBank.filter(({ uid }) => uid === 'RSA-0002');
  if (!question) throw new Error('RSA-0002 is gone');
  await importContent(await pack([question], 'qti'), folder);
  const other = { ...question, title: 'Another title' };
  const again = await importContent(await pack([other], 'qti'), folder);
  expect(again.landed).toEqual([]);
  expect(again.refused).toEqual([{ name: 'RSA-0002', reasons: ['There is another question of this name.'] }]);

  const elsewhere = await withoutMetadata(await pack([question], 'qti'));
  const files = new Map(await unpackFiles(elsewhere));
  const item = new TextDecoder().decode(files.get('items/RSA-0002.xml')).replace('"RSA-0002"', '"honey-1"');
  files.set('items/RSA-0002.xml', new TextEncoder().encode(item));
  expect((await importContent(await packedFiles(files), folder)).landed).toEqual(['RSA-0003']);
});
