import { z } from 'zod';
import { batchesOf } from '../../inference/batches.ts';
import { readModelFiles } from '../../inference/model-files.ts';
import { floatsOf, openSession, paddedTensor } from '../../inference/session.ts';
import { special, WordPiece } from '../../inference/word-piece.ts';

export interface TaggedWord {
  readonly text: string;
  readonly span: readonly [from: number, to: number];
  /** `REP_is`, `PRE_the`, `DEL`, `VBZ` ...: see the model's README. */
  readonly tag: string;
  /** That the word is wrong, 0 to 1, 3 places. */
  readonly confidence: number;
}

/** Tags words sentence by sentence, each up to 256 tokens. */
export interface EditTagger {
  /** @param readAs by offset: misspelt words are read as the intended words */
  tag(
    text: string,
    sentences: readonly (readonly [from: number, to: number])[],
    readAs?: ReadonlyMap<number, string>,
  ): Promise<TaggedWord[][]>;
  readonly forms: string;
  /** Least confidence by kind of mistake; `default` for others. */
  readonly thresholds: Readonly<Record<string, number>>;
}

const configSchema = z.object({
  max_tokens: z.int().min(8),
  thresholds: z.record(z.string(), z.number()).refine((thresholds) => thresholds['default'] !== undefined),
});
const wordPattern = /[\p{L}\p{N}]+(?:['’]\p{L}+)*|[^\p{L}\p{N}\s]/gu;

/** The grammar tagger in this thread: 0.2 s and 200 MB to open, then 4 ms a sentence. @throws Defect for files that differ */
export async function openEditTagger(): Promise<EditTagger> {
  const { config, file } = readModelFiles('grammar-tagger');
  const { max_tokens: mostTokens, thresholds } = configSchema.parse(config);
  const tags = z.array(z.string()).parse(JSON.parse(file('tags.json').toString('utf8')));
  const tokenizer = new WordPiece(file('vocab.txt').toString('utf8'));
  const session = await openSession(file('model.onnx'));

  function rowOf(text: string, [from, to]: readonly [number, number], readAs: ReadonlyMap<number, string>) {
    const plain = text.slice(from, to).replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
    const row = { ids: [special.start] as number[], capitals: [0], words: [] as RowWord[] };
    for (const { 0: word, index } of plain.matchAll(wordPattern)) {
      const read = readAs.get(from + index) ?? word;
      const found = tokenizer.tokensOf(read);
      const tokens = found.length > 0 ? found : [special.unknown];
      if (row.ids.length + tokens.length > mostTokens - 1) break;
      const start = from + index;
      row.words.push({ text: word, span: [start, start + word.length], first: row.ids.length });
      row.ids.push(...tokens);
      row.capitals.push(...tokens.map(() => capitalsOf(read)));
    }
    row.ids.push(special.end);
    row.capitals.push(0);
    return row;
  }

  return {
    forms: file('forms.txt').toString('utf8'),
    thresholds,
    async tag(text, sentences, readAs = new Map()) {
      const rows = sentences.map((span, at) => ({ at, ...rowOf(text, span, readAs) }));
      const tagged: TaggedWord[][] = rows.map(() => []);
      for (const { batch, width } of batchesOf(rows)) {
        const outputs = await session.run({
          ids: paddedTensor(
            batch.map(({ ids }) => ids),
            width,
          ),
          caps: paddedTensor(
            batch.map(({ capitals }) => capitals),
            width,
          ),
        });
        const probabilities = floatsOf(outputs, 'tags');
        const errors = floatsOf(outputs, 'error');
        for (const [place, { at, words }] of batch.entries()) {
          tagged[at] = words.map(({ text: word, span, first }) => {
            const token = place * width + first;
            const ofToken = probabilities.subarray(token * tags.length, (token + 1) * tags.length);
            const wrong = (1 - (ofToken[0] ?? 0) + (errors[token] ?? 0)) / 2;
            return {
              text: word,
              span,
              tag: tags[likeliestEdit(ofToken)] ?? 'OTHER',
              confidence: Math.round(wrong * 1000) / 1000,
            };
          });
        }
      }
      return tagged;
    },
  };
}

interface RowWord extends Pick<TaggedWord, 'text' | 'span'> {
  /** The word's label is on its first token. */
  readonly first: number;
}

/** Skips the first tag, which keeps the word. */
function likeliestEdit(probabilities: Float32Array): number {
  let best = 1;
  for (let at = 2; at < probabilities.length; at += 1) {
    if ((probabilities[at] ?? 0) > (probabilities[best] ?? 0)) best = at;
  }
  return best;
}

/** As in training: 0 none, 1 the first letter, 2 all letters, 3 mixed. */
function capitalsOf(word: string): number {
  if (!/^\p{L}/u.test(word) || word === word.toLowerCase()) return 0;
  if (word.length > 1 && word === word.toUpperCase()) return 2;
  return /^\p{Lu}/u.test(word) ? 1 : 3;
}
