import { batchesOf } from './batches.ts';
import { readModelFiles } from './model-files.ts';
import { floatsOf, openSession, paddedTensor } from './session.ts';
import { special, WordPiece } from './word-piece.ts';

const dimensions = 384;
const mostTokens = 256;

/** Maps each text to a unit vector; similar meanings give near vectors. */
export interface SentenceEncoder {
  encode(texts: readonly string[]): Promise<Float32Array[]>;
}

/** all-MiniLM-L6-v2 in this thread: 0.2 s and 200 MB to open, then 4 ms a sentence. @throws Defect for files that differ */
export async function openSentenceEncoder(): Promise<SentenceEncoder> {
  const { file } = readModelFiles('minilm-l6');
  const tokenizer = new WordPiece(file('vocab.txt').toString('utf8'));
  const session = await openSession(file('model.onnx'));
  const idsOf = (text: string) => [
    special.start,
    ...tokenizer.tokensOf(text).slice(0, mostTokens - 2),
    special.end,
  ];
  return {
    async encode(texts) {
      const vectors: Float32Array[] = Array.from({ length: texts.length });
      for (const { batch, width } of batchesOf(texts.map((text, at) => ({ at, ids: idsOf(text) })))) {
        const ids = paddedTensor(
          batch.map((row) => row.ids),
          width,
        );
        const numbers = floatsOf(await session.run({ ids }, ['vectors']), 'vectors');
        for (const [place, { at }] of batch.entries())
          vectors[at] = numbers.slice(place * dimensions, (place + 1) * dimensions);
      }
      return vectors;
    },
  };
}
