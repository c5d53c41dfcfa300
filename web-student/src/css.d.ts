import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The colour of the question type's category. */
    '--category'?: string;
    /** How much of something is done, 0 to 1. */
    '--share'?: number;
    /** Where a range begins and ends and where its value is, in percent. */
    '--low'?: string;
    '--high'?: string;
    /** The colour of a range. */
    '--range'?: string;
    '--at'?: string;
  }
}
