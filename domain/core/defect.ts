/**
 * Ours is at fault, so that trying again cannot help: what was promised to be there is not, or something was asked that
 * must not be asked. All other errors may pass, those of a network, which are TypeErrors where `fetch` throws them, too.
 */
export class Defect extends Error {
  override readonly name: string = 'Defect';
}
