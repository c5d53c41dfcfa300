/** UTF-16 offsets, end exclusive; undefined if the text lacks the quote. */
export type FindQuote = (quote: string) => [from: number, to: number] | undefined;

const special = /[\\^$.*+?()[\]{}|]/g;
const singleQuotes = "['‘’ʼ`]";
const doubleQuotes = '["“”„]';

/** Models often change spaces and quotation marks; all else must match. */
function patternOf(quote: string): RegExp {
  const pattern = quote
    .trim()
    .replaceAll(special, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`)
    .replaceAll(new RegExp(singleQuotes, 'g'), singleQuotes)
    .replaceAll(new RegExp(doubleQuotes, 'g'), doubleQuotes);
  return new RegExp(pattern, 'gu');
}

/** Finds repeated quotes one after the other. */
export function createQuoteFinder(text: string): FindQuote {
  const searchedTo = new Map<string, number>();
  return (quote) => {
    if (quote.trim() === '') return undefined;
    const pattern = patternOf(quote);
    pattern.lastIndex = searchedTo.get(quote) ?? 0;
    const match = pattern.exec(text);
    if (!match) return undefined;
    const to = match.index + match[0].length;
    searchedTo.set(quote, to);
    return [match.index, to];
  };
}
