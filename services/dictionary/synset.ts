export interface Synset {
  readonly words: readonly string[];
  readonly definition: string;
  readonly examples: readonly string[];
}

/** A line of a data file: offset, file, type, number of words (hexadecimal), words with ids, pointers, `|` gloss. See wndb(5WN). */
export function parseSynset(line: string): Synset {
  const bar = line.indexOf(' | ');
  const fields = line.slice(0, bar).split(' ');
  const count = Number.parseInt(fields[3] ?? '0', 16);
  const words = Array.from({ length: count }, (_, index) => fields[4 + index * 2] ?? '').map((word) =>
    // Adjectives may carry their position: `able(p)`.
    word.replace(/\((?:a|p|ip)\)$/, '').replaceAll('_', ' '),
  );
  return { words, ...parseGloss(line.slice(bar + 3)) };
}

/** A definition followed by examples in quotation marks. Some glosses are examples only. */
export function parseGloss(gloss: string): Pick<Synset, 'definition' | 'examples'> {
  const text = gloss.trim().replaceAll(/`([^`']*)'/g, '‘$1’');
  const examplesAt = text.search(/(?:^|[;:,]\s*)"/);
  const definition = examplesAt < 0 ? text : text.slice(0, examplesAt);
  const examples = examplesAt < 0 ? [] : [...text.slice(examplesAt).matchAll(/"([^"]+)"/g)];
  return {
    definition: definition.replace(/[;,:\s]+$/, ''),
    examples: examples.map(([, example = '']) => example.trim()).filter((example) => example !== ''),
  };
}
