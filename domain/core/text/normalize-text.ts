type Span = readonly [from: number, to: number];

/** A text in plain characters with a mapping to the typed characters. Offsets are UTF-16, end exclusive. */
export interface NormalText {
  readonly text: string;
  spanIn(span: Span): [from: number, to: number];
}

/** Format characters, variation selectors, fillers, joiners and controls are invisible; line ends and tabs are white space. */
const hasNoShape = /^(?:\p{Cf}|\p{Default_Ignorable_Code_Point}|(?![\s\u0085])\p{Cc})$/u;
/** White space other than a plain space or a line end, and the empty Braille cell. */
const otherSpace = /(?![\t\n\r])[\s\u0085\u2800]/gu;

/** Hyphens join the parts of a word; other dashes separate words. Japanese keyboards type the long vowel mark. */
const hyphen = /[-\u02d7\u2010\u2011\u2043\u2212\u30fc\ufe63\uff0d\uff70]/u;
const dash = /[\p{Pd}\u02d7\u2043\u2212\u2500\u2501\u2796\u30fc\uff70]/gu;
const apostrophe = /['’‘ʹʻʼʽˈˊ՚׳‛`´′‵❛❜＇ꞌ]/gu;

/** Marks of other scripts and keyboards by their English equivalents. */
const marks: Readonly<Record<string, string>> = {
  '.': '。｡۔।॥։።။។᠃',
  ',': '、､،‚፣᠂',
  ';': '؛፤',
  ':': '׃፥',
  '?': '؟՞፧',
  '"': '「」『』《》〈〉«»‹›„‟″‶〝〞〟❝❞⹂',
  '[': '【〔',
  ']': '】〕',
  '%': '٪',
};

/** Marks and letters that NFKC keeps, by their ASCII equivalents. */
const plain: ReadonlyMap<string, string> = new Map([
  ...Object.entries(marks).flatMap(([mark, others]) => Array.from(others, (other) => [other, mark] as const)),
  ['٫', '.'],
  ['٬', ','],
  // The Turkish keyboard has four letters for the two of English.
  ['İ', 'I'],
  ['ı', 'i'],
  ['i\u0307', 'i'],
  ['ı\u0307', 'i'],
]);

const isWordCharacter = /[\p{L}\p{M}\p{N}]/u;
const isDigit = /\p{Nd}/u;

/** Any script's digit in ASCII: Unicode has the ten digits of a script in a row, zero first. */
function plainFigure(figure: string): string {
  const code = figure.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** One character with its marks, in plain characters; a dash as "-". */
function plainCluster(cluster: string): string {
  const ascii = cluster.replace(otherSpace, ' ').replace(apostrophe, "'").replace(dash, '-');
  const composed = plain.get(ascii.normalize('NFC')) ?? ascii.normalize('NFKC').replaceAll('\u2044', '/');
  return composed
    .replace(apostrophe, "'")
    .replace(dash, '-')
    .replaceAll(/./gsu, (letter) =>
      isDigit.test(letter) && letter > '9' ? plainFigure(letter) : (plain.get(letter) ?? letter),
    );
}

/** The visible characters with their marks and typed positions. */
function shownClusters(
  typed: string,
): { readonly cluster: string; readonly from: number; readonly to: number }[] {
  const shown = [...typed.matchAll(/\r\n|./gsu)].filter(({ 0: letter }) => !hasNoShape.test(letter));
  const clusters: { cluster: string; from: number; to: number }[] = [];
  for (const { 0: letter, index } of shown) {
    const last = clusters.at(-1);
    const to = index + letter.length;
    if (last && /\p{M}/u.test(letter)) Object.assign(last, { cluster: last.cluster + letter, to });
    else clusters.push({ cluster: letter, from: index, to });
  }
  return clusters;
}

/**
 * Normalised text: NFKC, no invisible characters, dashes as "-", apostrophes as "'", ASCII punctuation and digits,
 * Turkish i's as "i", "2½" as "2-1/2"; a dash between words gets spaces.
 */
export function normalized(typed: string): NormalText {
  if (/^[\n -_a-~]*$/.test(typed)) return { text: typed, spanIn: ([from, to]) => [from, to] };
  const clusters = shownClusters(typed).map((each) => ({ ...each, plain: plainCluster(each.cluster) }));
  const letters: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (const [at, { cluster, from, to, plain: letter }] of clusters.entries()) {
    const isJoint =
      letter === '-' &&
      !hyphen.test(cluster) &&
      isBetweenWords(clusters[at - 1]?.plain.at(-1) ?? '', clusters[at + 1]?.plain.at(0) ?? '');
    const isBehindFigure = vulgarFraction.test(letter) && isDigit.test(clusters[at - 1]?.plain.at(-1) ?? '');
    const read = isJoint ? ' - ' : isBehindFigure && cluster !== letter ? `-${letter}` : letter;
    for (let unit = 0; unit < read.length; unit += 1) {
      starts.push(from);
      ends.push(to);
    }
    letters.push(read);
  }
  return {
    text: letters.join(''),
    spanIn: ([from, to]) => [starts[from] ?? typed.length, ends[to - 1] ?? typed.length],
  };
}

const vulgarFraction = /^\d+\/\d*$/;

const isBetweenWords = (before: string, after: string) =>
  isWordCharacter.test(before) &&
  isWordCharacter.test(after) &&
  !(isDigit.test(before) && isDigit.test(after));

export const normalizeText = (typed: string): string => normalized(typed).text;
