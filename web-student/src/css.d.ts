import 'react';

declare module 'react' {
  interface CSSProperties {
    '--category'?: string;
    '--share'?: number;
    '--low'?: string;
    '--high'?: string;
    '--range'?: string;
    '--at'?: string;
  }
}
