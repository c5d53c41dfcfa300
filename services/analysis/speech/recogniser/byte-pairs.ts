/** Splits a text before its bytes become tokens: GPT-2, `encoder.py`. */
const pieces = /'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+/gu;

/** No byte has this character, so it separates the halves of a pair. */
const parting = '\u0100';

/** The byte-level BPE of GPT-2 and Whisper's English models: tokens 0 to 255 are bytes, token 256 + n is the nth merge. */
export class BytePairs {
  readonly #tokens: readonly string[];
  readonly #ids: ReadonlyMap<string, number>;
  readonly #ranks: ReadonlyMap<string, number>;

  /** @param merges the merges file, first merge on top, with an optional version line */
  constructor(merges: string) {
    const bytes = bytesInOrder();
    const byteOf = new Map(bytes.map((byte, at) => [writtenAs(byte, at), String.fromCharCode(byte)]));
    const plain = (written: string) => Array.from(written, (char) => byteOf.get(char) ?? '').join('');
    const pairs = merges
      .split('\n')
      // '# #' is a merge, not a comment.
      .filter((line, at) => line !== '' && !(at === 0 && line.startsWith('#version')))
      .map((line) => line.split(' ').map(plain));
    this.#tokens = [
      ...bytes.map((byte) => String.fromCharCode(byte)),
      ...pairs.map(([left = '', right = '']) => left + right),
    ];
    this.#ids = new Map(this.#tokens.map((token, id) => [token, id]));
    this.#ranks = new Map(pairs.map((pair, rank) => [pair.join(parting), rank]));
  }

  get size(): number {
    return this.#tokens.length;
  }

  tokensOf(text: string): number[] {
    return (text.match(pieces) ?? []).flatMap((piece) =>
      this.#joined(piece).flatMap((part) => this.#ids.get(part) ?? []),
    );
  }

  /** Special tokens have no text; half a character becomes U+FFFD. */
  textOf(tokens: readonly number[]): string {
    return Buffer.from(tokens.map((token) => this.#tokens[token] ?? '').join(''), 'latin1').toString('utf8');
  }

  tokenFor(text: string): number | undefined {
    return this.#ids.get(Buffer.from(text, 'utf8').toString('latin1'));
  }

  #joined(piece: string): string[] {
    let parts = Buffer.from(piece, 'utf8').toString('latin1').split('');
    for (;;) {
      const pair = this.#firstPair(parts);
      if (pair === undefined) return parts;
      parts = withPairJoined(parts, pair);
    }
  }

  #firstPair(parts: readonly string[]): string | undefined {
    let first: string | undefined;
    let lowest = Infinity;
    for (const [at, right] of parts.entries()) {
      const pair = `${parts[at - 1] ?? ''}${parting}${right}`;
      const rank = this.#ranks.get(pair) ?? Infinity;
      if (rank >= lowest) continue;
      first = pair;
      lowest = rank;
    }
    return first;
  }
}

function withPairJoined(parts: readonly string[], pair: string): string[] {
  const joined: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const [one = '', next] = parts.slice(at, at + 2);
    if (next !== undefined && `${one}${parting}${next}` === pair) {
      joined.push(one + next);
      at += 1;
    } else joined.push(one);
  }
  return joined;
}

const isShown = (byte: number) => (byte > 32 && byte < 127) || (byte > 160 && byte !== 173);

/** GPT-2's order: printable bytes, then all others. */
function bytesInOrder(): number[] {
  const all = Array.from({ length: 256 }, (_, byte) => byte);
  return [...all.filter(isShown), ...all.filter((byte) => !isShown(byte))];
}

/** The merges file writes other bytes as U+0100 and on, in order. */
function writtenAs(byte: number, at: number): string {
  const shown = 188;
  return String.fromCharCode(at < shown ? byte : 256 + at - shown);
}
