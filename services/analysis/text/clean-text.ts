type Span = readonly [from: number, to: number];

/**
 * A text as the analysis reads it: composed (NFC), without characters that are not seen, look-alikes of other
 * alphabets as the letters that they look like, and no longer than it can be read. Offsets are UTF-16.
 */
export interface CleanText {
  readonly text: string;
  /** Where a part of it stands in the text as submitted. */
  spanIn(span: Span): [from: number, to: number];
  /** What was left out because the text, or a word of it, is too long. */
  readonly unread: Span | null;
}

/** Three times the longest answer that is asked for. */
const longestText = 7000;
/** No English word is as long. */
const longestWord = 60;

/** Control and format characters: zero width, direction of writing, soft hyphens, tags. Line ends and tabs are seen. */
const unseen = /^(?:(?![\t\n\r])\p{Cc}|\p{Cf}|[\u115f\u1160\u3164\uffa0])+$/u;
/** A variation of the character before: harmless, and no letter. */
const variation = /[\ufe00-\ufe0f]/gu;

/** Letters of Cyrillic and Greek with the Latin ones that they look like. */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  'аa еe оo рp сc уy хx іi ѕs јj һh ԁd ԛq ԝw ѵv АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ІI ЅS ЈJ οo αa νv ιi κk υu ρp ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

export function cleanText(submitted: string): CleanText {
  const letters: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const isMixed = mixedWords(submitted);
  const unread = unreadIn(submitted);
  for (const { 0: cluster, index } of submitted.slice(0, longestText).matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const isLeftOut = unread !== null && index >= unread[0] && index < unread[1];
    if (isLeftOut || unseen.test(cluster)) continue;
    const letter = cluster.replace(variation, '').normalize('NFC');
    const meant = (isMixed(index) ? lookAlikes.get(letter) : undefined) ?? compatible(letter);
    const read = /^\p{Zs}$/u.test(meant) ? ' ' : meant;
    for (let at = 0; at < read.length; at += 1) {
      starts.push(index);
      ends.push(index + cluster.length);
    }
    letters.push(read);
  }
  return {
    text: letters.join(''),
    spanIn: ([from, to]) => [starts[from] ?? submitted.length, ends[to - 1] ?? submitted.length],
    unread,
  };
}

/** The first word that is too long, else what stands behind the longest text that is read. */
function unreadIn(submitted: string): Span | null {
  const word = new RegExp(`\\S{${longestWord + 1},}`, 'u').exec(submitted);
  // Words joined by dashes, commas or slashes without a space are no such word.
  if (word && new RegExp(`[\\p{L}\\p{M}\\p{N}]{${longestWord + 1},}`, 'u').test(word[0]))
    return [word.index, word.index + word[0].length];
  return submitted.length > longestText ? [longestText, submitted.length] : null;
}

/** Letters of full width and of mathematical alphabets are the plain ones. */
function compatible(letter: string): string {
  return /^[\uff21-\uff5a]$|^[\u{1d400}-\u{1d7ff}]$/u.test(letter) ? letter.normalize('NFKC') : letter;
}

/** Whether a place is in a word that mixes Latin letters with look-alikes: wholly Greek or Cyrillic ones are that. */
function mixedWords(text: string): (index: number) => boolean {
  const words = [...text.matchAll(/[\p{L}\p{M}]+/gu)].filter(
    ({ 0: word }) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word),
  );
  return (index) => words.some((word) => index >= word.index && index < word.index + word[0].length);
}
