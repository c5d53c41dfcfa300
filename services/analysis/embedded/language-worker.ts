import { openLanguageReader } from '../language/language-facts.ts';
import { readerOf } from './reader-of.ts';

export default readerOf(openLanguageReader);
