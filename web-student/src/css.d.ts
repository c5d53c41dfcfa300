import 'react';

declare module 'react' {
  interface CSSProperties {
    '--category'?: string;
    /** How much of something is done, 0 to 1. */
    '--share'?: number;
    '--low'?: string;
    '--high'?: string;
    '--range'?: string;
    '--at'?: string;
  }
}
