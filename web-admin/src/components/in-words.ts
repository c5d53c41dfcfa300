/** A name of the code as words: `mock tests` for `mock_tests` and for `mockTests`. */
export function inWords(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}

/** The same at the beginning of a line: `Look up history` for `lookUpHistory`. */
export function asTitle(name: string): string {
  const words = inWords(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
