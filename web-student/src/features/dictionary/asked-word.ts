/** Where a word was asked for, from the top left of the texts. */
export interface AskedWord {
  readonly word: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
