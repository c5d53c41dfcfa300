import { openMeaningReader } from '../meaning/meaning-facts.ts';
import { readerOf } from './reader-of.ts';

export default readerOf(openMeaningReader);
