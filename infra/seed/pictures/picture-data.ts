import { z } from 'zod';

const caption = { caption: z.string().min(1), year: z.int().optional() };
const series = z.object({ name: z.string(), unit: z.string().optional(), values: z.array(z.number()) });
const overCategories = {
  ...caption,
  xLabel: z.string(),
  categories: z.array(z.string()).min(2),
  series: z.array(series).min(1),
};
const measured = { yLabel: z.string(), unit: z.string() };
const axis = z.object({ label: z.string(), unit: z.string() });
const place = z.tuple([z.number(), z.number()]);
const area = z.object({
  name: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number().positive(),
  height: z.number().positive(),
});
const size = z.object({ width: z.number().positive(), height: z.number().positive() });

const chartDataSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bar'), ...overCategories, ...measured }),
  z.object({ kind: z.literal('stacked'), ...overCategories, ...measured }),
  z.object({ kind: z.literal('line'), ...overCategories, ...measured }),
  /** Two series of different units, with an axis on either side. */
  z.object({ kind: z.literal('climate'), ...overCategories, series: z.tuple([series, series]) }),
  z.object({
    kind: z.literal('pie'),
    ...caption,
    unit: z.string(),
    parts: z.array(z.object({ name: z.string(), value: z.number() })).min(2),
  }),
  z.object({
    kind: z.literal('scatter'),
    ...caption,
    x: axis,
    y: axis,
    points: z.array(z.object({ x: z.number(), y: z.number(), label: z.string().optional() })),
  }),
]);
export type ChartData = z.infer<typeof chartDataSchema>;
export type ChartOf<Kind extends ChartData['kind']> = Extract<ChartData, { kind: Kind }>;

const tableSchema = z.object({
  kind: z.literal('table'),
  ...caption,
  columns: z.array(z.object({ name: z.string(), unit: z.string() })),
  rows: z.array(z.array(z.union([z.string(), z.number()]))),
});
export type TableData = z.infer<typeof tableSchema>;

const areaKinds = ['sea', 'harbour', 'green', 'building'] as const;
const wayKinds = ['road', 'path', 'railway'] as const;
const featureSchema = z.union([
  area.extend({ kind: z.enum(areaKinds) }),
  z.object({ kind: z.enum(wayKinds), name: z.string(), from: place, to: place }),
]);
export type Feature = z.infer<typeof featureSchema>;
const mapSchema = z.object({
  kind: z.literal('map'),
  ...caption,
  size,
  maps: z.array(z.object({ year: z.int(), features: z.array(featureSchema) })),
});
export type MapData = z.infer<typeof mapSchema>;

const planSchema = z.object({
  kind: z.literal('plan'),
  ...caption,
  size: size.extend({ unit: z.string() }),
  plans: z.array(
    z.object({ year: z.int(), rooms: z.array(area), entrance: z.object({ x: z.number(), y: z.number() }) }),
  ),
});
export type PlanData = z.infer<typeof planSchema>;

const stepSchema = z.object({
  name: z.string(),
  detail: z.string().optional(),
  duration: z.string().optional(),
});
export type Step = z.infer<typeof stepSchema>;
const processSchema = z.object({
  kind: z.literal('process'),
  ...caption,
  steps: z.array(stepSchema).min(3),
});
export type ProcessData = z.infer<typeof processSchema>;

/** Steps that go round: the first one feeds the ring, and from one of them something leaves it. */
const cycleSchema = z.object({
  kind: z.literal('cycle'),
  ...caption,
  entry: stepSchema,
  steps: z.array(stepSchema).min(3),
  exit: stepSchema.extend({ after: z.string() }),
  note: z.string(),
});
export type CycleData = z.infer<typeof cycleSchema>;

/** What a picture is drawn from: lengths of maps and plans are in units of their `size`, from the top left. */
export const pictureDataSchema = z.union([
  chartDataSchema,
  tableSchema,
  mapSchema,
  planSchema,
  processSchema,
  cycleSchema,
]);
export type PictureData = z.infer<typeof pictureDataSchema>;
