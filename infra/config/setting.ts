import { z } from 'zod';

/** One setting: how it is read, and how the README and a refusal explain it. */
export interface Setting<Schema extends z.ZodType = z.ZodType> {
  readonly schema: Schema;
  readonly meaning: string;
  /** What a value must be, as it completes "expected …". */
  readonly expected: string;
  readonly example: string;
  /** Stands in the README where the default is not one value. */
  readonly otherwise?: string;
}

export const setting = <Schema extends z.ZodType>(description: Setting<Schema>): Setting<Schema> =>
  description;

/** An address of one of these protocols, such as `https:`. */
export const url = (...protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));
/** Written in digits alone. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most);
