import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createWorker, OEM } from 'tesseract.js';
import type { ScorecardWord } from '#domain/results/read-scorecard.ts';
import { NotAPicture, openPicture } from '../accounts/profile/read-picture.ts';
import type { ScorecardFile, WordsFound } from './scorecard-words.ts';

/** The language data from npm, so that nothing is downloaded. */
const languageData = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/eng/package.json'))),
  '4.0.0_best_int',
);
/** Small text needs about 30 pixels a line; a scorecard has some 50 lines. */
const widthPixels = 1_800;
const mostPages = 3;

async function wordsInPicture(bytes: Uint8Array): Promise<ScorecardWord[]> {
  const { picture } = await openPicture(Buffer.from(bytes));
  const prepared = await picture
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ width: widthPixels })
    .png()
    .toBuffer()
    .catch((cause: unknown) => {
      throw new NotAPicture('The file cannot be read', { cause });
    });
  const reader = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: languageData,
    gzip: true,
    cacheMethod: 'none',
  });
  try {
    const { data } = await reader.recognize(prepared, {}, { blocks: true });
    return (data.blocks ?? [])
      .flatMap(({ paragraphs }) => paragraphs)
      .flatMap(({ lines }) => lines)
      .flatMap(({ words }) => words)
      .map(({ text, confidence, bbox: { x0, x1, y0, y1 } }) => {
        return { text, confidence: confidence / 100, left: x0, right: x1, top: y0, bottom: y1 };
      });
  } finally {
    await reader.terminate();
  }
}

class NotAPdf extends Error {
  override readonly name = 'NotAPdf';
}

async function wordsInPdf(bytes: Uint8Array): Promise<ScorecardWord[]> {
  if (!Buffer.from(bytes.subarray(0, 5)).equals(Buffer.from('%PDF-'))) throw new NotAPdf();
  const reading = getDocument({ data: new Uint8Array(bytes), disableFontFace: true, verbosity: 0 });
  try {
    const document = await reading.promise;
    const words: ScorecardWord[] = [];
    let offset = 0;
    for (let number = 1; number <= Math.min(document.numPages, mostPages); number += 1) {
      const page = await document.getPage(number);
      const { height } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      for (const item of items) {
        if (!('str' in item)) continue;
        const [, , , , left = 0, baseline = 0] = item.transform as readonly number[];
        const bottom = offset + height - baseline;
        words.push(...wordsOf(item.str, { left, width: item.width, top: bottom - item.height, bottom }));
      }
      offset += height;
    }
    return words;
  } catch (cause) {
    throw new NotAPdf('The file cannot be read', { cause });
  } finally {
    await reading.destroy();
  }
}

/** The words of a text run with their shares of its width. PDF text is certain. */
function wordsOf(
  text: string,
  { left, width, top, bottom }: Pick<ScorecardWord, 'left' | 'top' | 'bottom'> & { readonly width: number },
): ScorecardWord[] {
  const each = text.length === 0 ? 0 : width / text.length;
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    confidence: 1,
    left: left + match.index * each,
    right: left + (match.index + match[0].length) * each,
    top,
    bottom,
  }));
}

async function read({ kind, bytes }: ScorecardFile): Promise<WordsFound> {
  try {
    return { words: await (kind === 'pdf' ? wordsInPdf(bytes) : wordsInPicture(bytes)) };
  } catch (error) {
    if (error instanceof NotAPicture || error instanceof NotAPdf) return { isNotValid: true };
    throw error;
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A port of a thread has no origin.
parentPort?.postMessage(await read(workerData as ScorecardFile));
