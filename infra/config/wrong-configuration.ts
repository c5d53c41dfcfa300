export class WrongConfiguration extends Error {
  override readonly name = 'WrongConfiguration';
}
