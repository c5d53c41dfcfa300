import type { OptionRow } from '../../form/form-shape.ts';

/** The places of the rows that are marked as right. */
export const rightsOf = (options: readonly Pick<OptionRow, 'isRight'>[]): number[] =>
  options.flatMap(({ isRight }, index) => (isRight ? [index] : []));
