/** What was given cannot be read; the message says why, to who sent it. */
export class NotAPackage extends Error {
  override readonly name = 'NotAPackage';
}
