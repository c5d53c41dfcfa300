import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const font = (style: string) =>
  resolve(`@expo-google-fonts/atkinson-hyperlegible-next/${style}/AtkinsonHyperlegibleNext_${style}.ttf`);

/** The files of the fonts that pictures are written in: the student client's, regular and bold. */
export const fontFiles = ['400Regular', '700Bold'].map(font);

/** Whether the fonts can write a text: they have the letters of the languages that are written in Latin ones. */
export const hasOnlyLettersOf = (text: string): boolean => /^[\u0020-\u017e\u2010-\u2026]*$/u.test(text);
