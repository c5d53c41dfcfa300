/** A setting is wrong or missing. The message names it, says what was expected and gives an example. */
export class WrongConfiguration extends Error {
  override readonly name = 'WrongConfiguration';
}
