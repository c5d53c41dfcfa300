export interface AskedWord {
  readonly word: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
