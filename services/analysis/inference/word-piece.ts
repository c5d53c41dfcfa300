const chinese =
  /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{2a6df}\u{2a700}-\u{2b81f}\u{2b920}-\u{2ceaf}\u{2f800}-\u{2fa1f}]/gu;
const pieces = /[!-/:-@[-`{-~\p{P}]|[^\s!-/:-@[-`{-~\p{P}]+/gu;
const unseen = /[\0\ufffd\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;
const upperCase = /\p{Lu}|\p{Lt}|[\u24b6-\u24cf\u2160-\u216f]/gu;

export const special = { unknown: 100, start: 101, end: 102 } as const;

/** A longer "word" is one unknown token. */
const longestWord = 100;
const rememberedWords = 20_000;

/** BERT's uncased WordPiece tokenizer: line n of the vocabulary is token n. "[SEP]" in a text is text. */
export class WordPiece {
  readonly #ids: ReadonlyMap<string, number>;
  readonly #known = new Map<string, readonly number[]>();

  constructor(vocabulary: string) {
    this.#ids = new Map(
      vocabulary
        .trimEnd()
        .split('\n')
        .map((token, at) => [token, at]),
    );
  }

  tokensOf(text: string): number[] {
    return (normalised(text).match(pieces) ?? []).flatMap((word) => this.#tokensOfWord(word));
  }

  #tokensOfWord(word: string): readonly number[] {
    const known = this.#known.get(word);
    if (known) return known;
    const tokens = this.#split(word);
    if (this.#known.size < rememberedWords) this.#known.set(word, tokens);
    return tokens;
  }

  /** Greedy, longest piece first; the whole word is unknown if a piece is. */
  #split(word: string): readonly number[] {
    const letters = Array.from(word);
    if (letters.length > longestWord) return [special.unknown];
    const tokens: number[] = [];
    for (let from = 0; from < letters.length;) {
      let to = letters.length;
      let token: number | undefined;
      for (; to > from; to -= 1) {
        token = this.#ids.get((from > 0 ? '##' : '') + letters.slice(from, to).join(''));
        if (token !== undefined) break;
      }
      if (token === undefined) return [special.unknown];
      tokens.push(token);
      from = to;
    }
    return tokens;
  }
}

/** Lower case without accents or invisible characters. Letter by letter, to avoid a final sigma. */
function normalised(text: string): string {
  return text
    .replace(/[\t\n\r]/g, ' ')
    .replace(unseen, '')
    .replace(/\s/gu, ' ')
    .replace(chinese, ' $& ')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(upperCase, (letter) => letter.toLowerCase());
}
