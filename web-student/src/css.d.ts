import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The colour of the question type's category. */
    '--category'?: string;
  }
}
