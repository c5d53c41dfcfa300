import { element, type Markup } from '#domain/core/markup.ts';
import { parse, View } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import type { ChartData, ChartOf } from './picture-data.ts';
import { faintInk, ink, panel, pictureWidth, textLines } from './svg.ts';
import { titleOf } from './title.ts';

/** Told apart by who does not see colours too: each also differs in lightness from its neighbour. */
const colours = ['#1f5fa8', '#e08a1e', '#2e7d5b', '#c9b037', '#7fb6e6', '#8a8f99'];

const config: TopLevelSpec['config'] = {
  background: '#ffffff',
  font: 'sans-serif',
  axis: { labelFontSize: 13, titleFontSize: 14, labelColor: ink, titleColor: ink, gridColor: '#d9dee6' },
  // Told in numbers, for the places that Vega finds by itself follow from its guesses.
  axisLeft: { titleX: -52, titleAlign: 'center', titleAnchor: 'middle' },
  axisRight: { titleX: 42 },
  legend: { disable: true },
  view: { stroke: null },
  range: { category: colours },
};
const plotHeight = 250;
const pieHeight = 280;
const legendRow = 24;

/**
 * Draws a chart by Vega-Lite, with its title and its legend around it: Vega guesses how wide texts are where there is
 * no browser, and would cut them off. Pure: the same data give the same picture.
 */
export async function drawChart(data: ChartData): Promise<Markup> {
  const spec = {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    autosize: 'none',
    ...frameOf(data),
    config,
    ...specOf(data),
  } as TopLevelSpec;
  const view = new View(parse(compile(spec).spec), { renderer: 'none' });
  try {
    const plot = await view.toSVG();
    const height = frameHeight(data);
    const entries = legendOf(data);
    const rows = entries.map((_entry, index) => Math.floor(index / 2)).at(-1) ?? -1;
    return panel(titleOf(data), height + (rows + 1) * legendRow, (top) => [
      plot.replace('<svg ', `<svg y="${top}" `),
      ...entries.map((entry, index) => drawEntry(entry, index, top + height)),
    ]);
  } finally {
    view.finalize();
  }
}

/** Where the plot lies in its part of the picture: room is left for what the axes say. */
function frameOf({ kind }: ChartData) {
  if (kind === 'pie') return { width: pictureWidth, height: pieHeight, padding: 0 };
  const right = kind === 'climate' ? 62 : 16;
  const padding = { left: 66, top: 18, right, bottom: 56 };
  return { width: pictureWidth - padding.left - right, height: plotHeight, padding };
}
const frameHeight = ({ kind }: ChartData) => (kind === 'pie' ? pieHeight : plotHeight + 74);

/** What the colours stand for, where there is more than one. */
function legendOf(data: ChartData): readonly { readonly name: string; readonly isRound: boolean }[] {
  switch (data.kind) {
    case 'pie':
      return data.parts.map(({ name }) => ({ name, isRound: false }));
    case 'scatter':
      return [];
    case 'line':
    case 'climate':
      return data.series.map(({ name }, index) => ({ name, isRound: index === 0 }));
    default:
      return data.series.length > 1 ? data.series.map(({ name }) => ({ name, isRound: false })) : [];
  }
}

/** Two in a row. */
function drawEntry(
  { name, isRound }: { name: string; isRound: boolean },
  index: number,
  top: number,
): Markup {
  const x = 34 + (index % 2) * 200;
  const y = top + (Math.floor(index / 2) + 0.5) * legendRow;
  const fill = colours[index];
  return (
    (isRound
      ? element('circle', { cx: x, cy: y, r: 6, fill })
      : element('rect', { x: x - 6, y: y - 6, width: 12, height: 12, fill })) +
    textLines([name], x + 14, y, { anchor: 'start' })
  );
}

function specOf(data: ChartData) {
  switch (data.kind) {
    case 'bar':
      return bars(data);
    case 'stacked':
      return stacked(data);
    case 'line':
      return lines(data);
    case 'climate':
      return climate(data);
    case 'pie':
      return pie(data);
    case 'scatter':
      return scatter(data);
  }
}

type OverCategories = ChartOf<'bar' | 'stacked' | 'line' | 'climate'>;

/** One row for each value, with its place in the order in which it is written. */
const rowsOf = ({ categories, series }: OverCategories) =>
  series.flatMap(({ name, values }, index) =>
    values.map((value, at) => ({ category: categories[at], series: name, index, value })),
  );
/** Names of many categories stand aslant. */
const manyCategories = 10;
const xOf = ({ xLabel, categories }: OverCategories) => ({
  field: 'category',
  type: 'nominal',
  sort: null,
  title: xLabel,
  axis: {
    labelAngle: categories.length < manyCategories ? 0 : -45,
    ticks: false,
    labelPadding: 6,
    labelOverlap: false,
  },
});
const yOf = ({ yLabel, unit }: { readonly yLabel: string; readonly unit: string }) => ({
  field: 'value',
  type: 'quantitative',
  title: `${yLabel} (${unit})`,
});
const colourOf = ({ series }: OverCategories) => ({
  field: 'series',
  type: 'nominal',
  sort: null,
  scale: { domain: series.map(({ name }) => name), range: colours },
});
const figures = { type: 'text', fontSize: 12, color: ink, dy: -8 };

const bars = (data: ChartOf<'bar'>) => ({
  data: { values: rowsOf(data) },
  encoding: {
    x: xOf(data),
    y: yOf(data),
    ...(data.series.length > 1 && { xOffset: { field: 'series', sort: null } }),
  },
  layer: [
    { mark: 'bar', encoding: { color: colourOf(data) } },
    { mark: figures, encoding: { text: { field: 'value' } } },
  ],
});

const stacked = (data: ChartOf<'stacked'>) => ({
  data: { values: rowsOf(data) },
  encoding: {
    x: xOf(data),
    y: { ...yOf(data), stack: true },
    order: { field: 'index' },
  },
  layer: [
    { mark: 'bar', encoding: { color: colourOf(data) } },
    {
      // A figure stands in the middle of its part, where the part is high enough for it.
      mark: { type: 'text', fontSize: 12 },
      encoding: {
        y: { ...yOf(data), stack: true, bandPosition: 0.5 },
        text: { condition: { test: 'datum.value >= 7', field: 'value' }, value: '' },
        detail: { field: 'series' },
        color: {
          condition: { test: 'datum.index % 2 === 0 && datum.index < 4', value: '#ffffff' },
          value: ink,
        },
      },
    },
  ],
});

const lines = (data: ChartOf<'line'>) => ({
  data: { values: rowsOf(data) },
  encoding: {
    x: xOf(data),
    y: yOf(data),
    color: colourOf(data),
    shape: { field: 'series', sort: null },
  },
  layer: [
    { mark: { type: 'line', strokeWidth: 2.5 }, encoding: { shape: { value: 'circle' } } },
    { mark: { type: 'point', filled: true, size: 55, opacity: 1 } },
  ],
});

/** Each series has an axis in its own colour; the second one, on the right, is drawn as bars under the line. */
function climate(data: ChartOf<'climate'>) {
  const [line, bar] = data.series;
  const rows = rowsOf(data);
  const own = (
    index: number,
    colour: string,
    { name, unit }: (typeof data.series)[number],
    mark: object,
  ) => ({
    data: { values: rows.filter((row) => row.index === index) },
    mark,
    encoding: {
      x: xOf(data),
      y: {
        field: 'value',
        type: 'quantitative',
        title: `${name} (${unit ?? ''})`,
        axis: { orient: index === 0 ? 'left' : 'right', titleColor: colour, grid: index === 0 },
      },
      color: colourOf(data),
    },
  });
  return {
    layer: [
      own(1, '#a35f0a', bar, { type: 'bar', opacity: 0.75 }),
      own(0, '#1f5fa8', line, { type: 'line', strokeWidth: 3, point: { filled: true, size: 55 } }),
    ],
    resolve: { scale: { y: 'independent' } },
  };
}

const pie = ({ parts, unit }: ChartOf<'pie'>) => ({
  data: { values: parts.map(({ name, value }, index) => ({ name, value, index, told: `${value}${unit}` })) },
  encoding: {
    theta: { field: 'value', type: 'quantitative', stack: true },
    order: { field: 'index' },
    color: {
      field: 'name',
      type: 'nominal',
      sort: null,
      scale: { domain: parts.map(({ name }) => name), range: colours },
    },
  },
  layer: [
    { mark: { type: 'arc', outerRadius: 108, stroke: '#ffffff', strokeWidth: 1.5 } },
    {
      mark: { type: 'text', radius: 127, fontSize: 15, fontWeight: 'bold' },
      encoding: { text: { field: 'told' }, color: { value: ink } },
    },
  ],
});

/** From the ten below the least to the ten above the most. */
const domainOf = (values: readonly number[]) => [
  Math.floor(Math.min(...values) / 10) * 10,
  Math.ceil(Math.max(...values) / 10) * 10,
];

const scatter = ({ x, y, points }: ChartOf<'scatter'>) => ({
  data: { values: points },
  encoding: {
    x: { field: 'x', type: 'quantitative', title: x.label },
    y: {
      field: 'y',
      type: 'quantitative',
      title: `${y.label} (${y.unit})`,
      scale: { domain: domainOf(points.map((point) => point.y)) },
    },
  },
  layer: [
    { mark: { type: 'point', filled: true, size: 80, opacity: 1, color: colours[0] } },
    {
      mark: { type: 'text', dy: 16, fontSize: 14, color: faintInk, align: 'right', dx: 6 },
      transform: [{ filter: 'isValid(datum.label)' }],
      encoding: { text: { field: 'label' } },
    },
  ],
});
