export interface Carried {
  readonly text: string;
  readonly blank: number | undefined;
}

export function freePlaces(bank: readonly string[], filled: readonly string[]): number[] {
  const used = [...filled];
  return bank.flatMap((word, place) => {
    const at = used.indexOf(word);
    if (at < 0) return [place];
    used.splice(at, 1);
    return [];
  });
}

export function putWord(filled: readonly string[], word: Carried, blank: number): string[] {
  const before = filled[blank] ?? '';
  return filled.map((old, at) => {
    if (at === blank) return word.text;
    return at === word.blank ? before : old;
  });
}

export function takeWordOut(filled: readonly string[], blank: number): string[] {
  return filled.map((old, at) => (at === blank ? '' : old));
}
