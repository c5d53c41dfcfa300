/** Differences between British and American spelling. */
const american: readonly (readonly [british: RegExp, american: string])[] = [
  [/is(?=e$|er$|ation$|able$)/, 'iz'],
  [/ys(?=e$)/, 'yz'],
  [/our(?=$|able$|ful$|less$|ing$)/, 'or'],
  [/re$/, 'er'],
  [/ogue$/, 'og'],
  [/ll(?=er$|ing$)/, 'l'],
  [/ence$/, 'ense'],
  [/ae|oe/, 'e'],
];

/** Possible American spellings of a British word, as dictionaries list and record it; not all are words. */
export function americanSpellings(word: string): string[] {
  return american
    .filter(([british]) => british.test(word))
    .map(([british, instead]) => word.replace(british, instead));
}
