import { fileURLToPath } from 'node:url';

/** The files of the fonts that pictures are written in: the student client's, regular and bold. */
export const fontFiles = [
  import.meta
    .resolve('@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf'),
  import.meta
    .resolve('@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf'),
].map((url) => fileURLToPath(url));

/** Whether the fonts can write a text: they have the letters of the languages that are written in Latin ones. */
export const hasOnlyLettersOf = (text: string): boolean => /^[\u0020-\u017e\u2010-\u2026]*$/u.test(text);
