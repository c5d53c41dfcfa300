import type { Fields } from './items/item-form.ts';
import type { NotAPackage } from './not-a-package.ts';

export interface Candidate {
  readonly name: string;
  readonly fields: Fields | NotAPackage;
  readonly media: (file: string) => Uint8Array | undefined;
}
