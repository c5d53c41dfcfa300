import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Defect } from '#domain/core/defect.ts';

const models = new URL('../models/', import.meta.url);
const configSchema = z.object({ sha256: z.record(z.string(), z.string()) });

const vocabulary = 'minilm-l6/vocab.txt';

/** Checks the digests in the model's `config.json`. @throws Defect for a file that differs */
export function readModelFiles(model: 'minilm-l6' | 'grammar-tagger' | 'whisper-tiny.en') {
  const read = (file: string) => readFileSync(new URL(file, models));
  const config: unknown = JSON.parse(read(`${model}/config.json`).toString('utf8'));
  const { sha256 } = configSchema.parse(config);
  return {
    config,
    file(name: string): Buffer {
      const bytes = read(name === 'vocab.txt' ? vocabulary : `${model}/${name}`);
      const digest = createHash('sha256').update(bytes).digest('hex');
      if (digest !== sha256[name])
        throw new Defect(`${name} of the model ${model} is not the file that its config.json names`);
      return bytes;
    },
  };
}
