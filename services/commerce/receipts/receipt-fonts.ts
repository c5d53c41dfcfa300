import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Defect } from '#domain/core/defect.ts';

export interface Run {
  readonly text: string;
  /** One of Noto's files, unpacked; without one Helvetica, which every PDF reader has. */
  readonly font?: { readonly name: string; readonly bytes: Buffer };
  /** The file's only weight is too thin to read without an outline. */
  readonly isThin: boolean;
}

const require = createRequire(import.meta.url);
/** The package has no types. */
const { decompress } = require('wawoff2') as {
  decompress(woff2: Uint8Array): Promise<Uint8Array>;
};

/** The characters that Helvetica can encode in a PDF: the part of Windows-1252 that is Latin 1. */
const latin1 = /^[\u0020-\u007e\u00a0-\u00ff]*$/;

/** Noto has one family per script; the first covers Latin, Greek, Cyrillic and Devanagari. */
const families: readonly (readonly [family: string, script: RegExp])[] = [
  ['noto-sans', /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}]/u],
  ['noto-sans-arabic', /\p{Script=Arabic}/u],
  ['noto-sans-bengali', /\p{Script=Bengali}/u],
  ['noto-sans-thai', /\p{Script=Thai}/u],
  ['noto-sans-kr', /\p{Script=Hangul}/u],
  ['noto-sans-sc', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
];
const spaced = new Set(['noto-sans-arabic', 'noto-sans-bengali', 'noto-sans-thai']);
/** These variable fonts start at weight 100, and PDFKit cannot embed another weight. */
const thin = new Set(['noto-sans-kr', 'noto-sans-sc']);

/** Splits a line into runs of one font. Marks and spaces stay with the preceding character; a character without a font becomes `?`. */
export async function runsOf(line: string): Promise<readonly Run[]> {
  if (latin1.test(line)) return [{ text: line, isThin: false }];
  const parts: { text: string; file: string; family: string }[] = [];
  for (const character of line) {
    const last = parts.at(-1);
    const family = families.find(([, script]) => script.test(character))?.[0];
    const file = family === undefined ? undefined : fileOf(family, character);
    if (last && (file === last.file || staysWith(last.family, character))) last.text += character;
    else if (family !== undefined && file !== undefined) parts.push({ text: character, file, family });
    else parts.push({ text: latin1.test(character) ? character : '?', ...plain });
  }
  return Promise.all(
    parts.map(async ({ text, file, family }) => ({
      text,
      font: { name: path.basename(file), bytes: await unpacked(file) },
      isThin: thin.has(family),
    })),
  );
}

/** A slice has its script's marks, and some a space; other Latin 1 characters are in the Latin slice only. */
function staysWith(family: string, character: string): boolean {
  if (character === ' ') return spaced.has(family);
  return !latin1.test(character) && /[\p{Script=Common}\p{Script=Inherited}]/u.test(character);
}

/** Families are split into slices, which list their characters. */
const slices = new Map<string, readonly { readonly file: string; readonly has: readonly Range[] }[]>();
type Range = readonly [first: number, last: number];

function fileOf(family: string, character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  return slicesOf(family).find(({ has }) => has.some(([first, last]) => first <= code && code <= last))?.file;
}

function slicesOf(family: string) {
  const read = slices.get(family);
  if (read) return read;
  const list = `@fontsource-variable/${family}/unicode.json`;
  const folder = path.join(path.dirname(require.resolve(list)), 'files');
  const ranges = require(list) as Record<string, string>;
  const found = Object.entries(ranges).map(([slice, range]) => ({
    file: path.join(folder, `${family}-${slice.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
    has: range.split(',').map(rangeOf),
  }));
  slices.set(family, found);
  return found;
}

/** @param range such as `U+600-6ff` or `U+200c` */
function rangeOf(range: string): Range {
  const [first, last = first] = range.trim().slice(2).split('-');
  if (first === undefined || last === undefined) throw new Defect(`${range} is not a range of characters`);
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

const latinFile = fileOf('noto-sans', 'A');
if (latinFile === undefined) throw new Defect('Noto Sans has Latin letters');
const plain = { file: latinFile, family: 'noto-sans' };

/** PDFKit cannot embed composed glyphs of WOFF2, so the font is converted to TrueType. */
const unpacked = async (file: string) => Buffer.from(await decompress(await readFile(file)));
