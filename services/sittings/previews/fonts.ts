import { fileURLToPath } from 'node:url';

export const fontFiles = [
  import.meta
    .resolve('@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf'),
  import.meta
    .resolve('@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf'),
].map((url) => fileURLToPath(url));

/** Whether the fonts cover a text: the languages with Latin letters. */
export const hasOnlyLettersOf = (text: string): boolean => /^[\u0020-\u017e\u2010-\u2026]*$/u.test(text);
