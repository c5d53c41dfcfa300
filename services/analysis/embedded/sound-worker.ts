import { openRecordingReader } from '../speech/recording-facts.ts';
import { readerOf } from './reader-of.ts';

export default readerOf(openRecordingReader);
