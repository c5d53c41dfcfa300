/** Invalid input; the message explains the reason to the sender. */
export class NotAPackage extends Error {
  override readonly name = 'NotAPackage';
}
