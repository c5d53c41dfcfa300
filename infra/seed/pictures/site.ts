import { element, type Markup } from '#domain/core/markup.ts';
import type { Feature, MapData, PlanData } from './picture-data.ts';
import { arrow, faintInk, ink, panel, textLines, wrapped } from './svg.ts';
import { titleOf } from './title.ts';

/** Maps and plans of one place at several times stand one under the other, each with its year. */
const yearHeight = 26;
const gap = 14;

function stack(
  data: MapData | PlanData,
  sites: readonly { readonly year: number; draw(scale: number): readonly Markup[] }[],
  below: number,
): Markup {
  const width = 392;
  const scale = width / data.size.width;
  const each = yearHeight + data.size.height * scale + below;
  return panel(titleOf(data), sites.length * each + (sites.length - 1) * gap, (top, { left }) =>
    sites.map(({ year, draw }, index) => {
      const y = top + index * (each + gap);
      return (
        textLines([String(year)], left + width / 2, y + yearHeight / 2, { size: 16, bold: true }) +
        element('g', { transform: `translate(${left} ${y + yearHeight})` }, ...draw(scale))
      );
    }),
  );
}

/** A name in the middle of its area, in as many lines as its width asks for. */
const named = (
  name: string,
  area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  scale: number,
  size = 13,
) =>
  textLines(
    wrapped(name, area.width * scale - 4, size),
    (area.x + area.width / 2) * scale,
    (area.y + area.height / 2) * scale,
    { size },
  );

const fills = { sea: '#bcdcf2', harbour: '#8fc3e6', green: '#cbe5c0', building: '#ecd9c4' } as const;
const ways = {
  road: { stroke: '#6b7280', 'stroke-width': 7 },
  path: { stroke: '#2e7d5b', 'stroke-width': 3, 'stroke-dasharray': '7 4' },
  railway: { stroke: ink, 'stroke-width': 4, 'stroke-dasharray': '3 4' },
} as const;

function drawFeature(feature: Feature, scale: number): Markup {
  if ('from' in feature) {
    const [[x1, y1], [x2, y2]] = [feature.from, feature.to];
    const isUpright = x1 === x2;
    const label = isUpright
      ? textLines(wrapped(feature.name, 64, 13), x1 * scale - 6, ((y1 + y2) / 2) * scale - 48, {
          size: 13,
          anchor: 'end',
        })
      : textLines([feature.name], 6, (y1 - 3.6) * scale, { size: 13, anchor: 'start' });
    return (
      element('line', {
        x1: x1 * scale,
        y1: y1 * scale,
        x2: x2 * scale,
        y2: y2 * scale,
        ...ways[feature.kind],
      }) + label
    );
  }
  const { x, y, width, height } = feature;
  return (
    element('rect', {
      x: x * scale,
      y: y * scale,
      width: width * scale,
      height: height * scale,
      fill: fills[feature.kind],
      stroke: feature.kind === 'sea' ? undefined : '#6b7280',
    }) + named(feature.name, feature, scale)
  );
}

/** North is up, which an arrow says. */
export const drawMap = (data: MapData): Markup =>
  stack(
    data,
    data.maps.map(({ year, features }) => ({
      year,
      draw: (scale) => [
        element('rect', {
          width: data.size.width * scale,
          height: data.size.height * scale,
          fill: '#f6f3ea',
          stroke: '#6b7280',
        }),
        ...features.map((feature) => drawFeature(feature, scale)),
        arrow([
          [16, 50],
          [16, 24],
        ]),
        textLines(['N'], 16, 13, { size: 14, bold: true }),
      ],
    })),
    0,
  );

export const drawPlan = (data: PlanData): Markup =>
  stack(
    data,
    data.plans.map(({ year, rooms, entrance }) => ({
      year,
      draw: (scale) => [
        element('rect', {
          width: data.size.width * scale,
          height: data.size.height * scale,
          fill: '#f6f3ea',
          stroke: ink,
          'stroke-width': 3,
        }),
        ...rooms.map(
          (room) =>
            element('rect', {
              x: room.x * scale,
              y: room.y * scale,
              width: room.width * scale,
              height: room.height * scale,
              fill: '#dbe7f5',
              stroke: ink,
            }) + named(room.name, room, scale),
        ),
        arrow([
          [entrance.x * scale, entrance.y * scale + 24],
          [entrance.x * scale, entrance.y * scale - 10],
        ]),
        textLines(['Entrance'], entrance.x * scale + 10, entrance.y * scale + 15, {
          size: 13,
          anchor: 'start',
          fill: faintInk,
        }),
      ],
    })),
    28,
  );
