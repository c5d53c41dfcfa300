/** Invalid input; the message tells the sender why. */
export class NotAPackage extends Error {
  override readonly name = 'NotAPackage';
}
