import { z } from 'zod';
import { sections } from '../question-types/section.ts';
import { typeCodeSchema } from '../question-types/type-code.ts';
import { enablingSkillNames } from './enabling-skills.ts';
import { scale } from './scale.ts';

const onScale = z.int().min(scale.lowest).max(scale.highest);
const part = z.number().min(0).max(1);

/** See `Figure`. */
const figureSchema = z.object({ value: onScale, low: onScale, high: onScale, items: z.int().min(1) });
const skillFigures = z.partialRecord(z.enum(sections), figureSchema);

/** The derivation of a score: see `Estimate`. */
export const estimateSchema = z.object({
  overall: figureSchema.optional(),
  skills: skillFigures,
  enabling: z.partialRecord(z.enum(enablingSkillNames), figureSchema),
  types: z
    .array(
      z.object({
        type: typeCodeSchema,
        items: z.int().min(1),
        unscored: z.int().min(0),
        points: z.number().min(0),
        maximum: z.number().min(0),
        share: part.optional(),
        worth: z.partialRecord(z.enum(sections), part),
        worthOverall: part,
      }),
    )
    .readonly(),
});

/** For lists. */
export const figuresSchema = z.object({ overall: figureSchema.nullable(), skills: skillFigures });
