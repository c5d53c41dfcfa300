import { z } from 'zod';

/** How a setting is parsed, and documented in the README and in errors. */
export interface Setting<Schema extends z.ZodType = z.ZodType> {
  readonly schema: Schema;
  readonly meaning: string;
  /** Completes "expected …". */
  readonly expected: string;
  readonly example: string;
  /** The README's default, if it is not one value. */
  readonly otherwise?: string;
}

export const setting = <Schema extends z.ZodType>(description: Setting<Schema>): Setting<Schema> =>
  description;

/** With one of these protocols, for example `https:`. */
export const url = (...protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));
/** Digits only. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most);
