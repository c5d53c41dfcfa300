import { plainText } from '../core/contract.ts';

export const line = (most: number) => plainText(most).trim().min(1, 'Fill this in.');

export const address = plainText(200).regex(/^\/(?![/\\])[^\s\\]*$/, 'Begin the address with a slash.');
