import { plainText } from '../core/contract.ts';

/** A text in one line. @param most characters */
export const line = (most: number) => plainText(most).trim().min(1, 'Fill this in.');

/** An address of this site, with its first slash. */
export const address = plainText(200).regex(/^\/(?![/\\])[^\s\\]*$/, 'Begin the address with a slash.');
