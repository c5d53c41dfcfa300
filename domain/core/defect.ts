export class Defect extends Error {
  override readonly name: string = 'Defect';
}
