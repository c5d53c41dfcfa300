/** A programming error: retrying cannot help. All other errors may pass, also TypeErrors of `fetch`. */
export class Defect extends Error {
  override readonly name: string = 'Defect';
}
