/** A word on the way to a blank, and where it comes from. */
export interface Carried {
  readonly text: string;
  /** The blank it stands in, counted from 0; `undefined`: it comes from the bank. */
  readonly blank: number | undefined;
}

/** The places in the bank whose words stand in no blank; a word that is offered twice can be used twice. */
export function freePlaces(bank: readonly string[], filled: readonly string[]): number[] {
  const used = [...filled];
  return bank.flatMap((word, place) => {
    const at = used.indexOf(word);
    if (at < 0) return [place];
    used.splice(at, 1);
    return [];
  });
}

/** The blanks with a word put into one: what stood there goes where the word came from. */
export function putWord(filled: readonly string[], word: Carried, blank: number): string[] {
  const before = filled[blank] ?? '';
  return filled.map((old, at) => {
    if (at === blank) return word.text;
    return at === word.blank ? before : old;
  });
}

/** The blanks with one emptied: its word is in the bank again. */
export function takeWordOut(filled: readonly string[], blank: number): string[] {
  return filled.map((old, at) => (at === blank ? '' : old));
}
