/** What of a British spelling is written otherwise in America. */
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

/** How a British word may be spelt in America, where dictionaries counted and recorded; not all of these are words. */
export function americanSpellings(word: string): string[] {
  return american
    .filter(([british]) => british.test(word))
    .map(([british, instead]) => word.replace(british, instead));
}
