export interface StoredObject {
  content: Buffer;
  /** Since 1970. */
  readonly changedMs: number;
}
