import type { Markup } from '#domain/core/markup.ts';
import { drawChart } from './charts.ts';
import type { PictureData } from './picture-data.ts';
import { drawCycle, drawProcess } from './process.ts';
import { drawMap, drawPlan } from './site.ts';
import { drawTable } from './table.ts';

/** The picture of these data as an SVG file: legible at 360 pixels, without scripts and without anything from outside. */
export async function drawPicture(data: PictureData): Promise<Markup> {
  return `${await drawKind(data)}\n`;
}

async function drawKind(data: PictureData): Promise<Markup> {
  switch (data.kind) {
    case 'table':
      return drawTable(data);
    case 'map':
      return drawMap(data);
    case 'plan':
      return drawPlan(data);
    case 'process':
      return drawProcess(data);
    case 'cycle':
      return drawCycle(data);
    default:
      return drawChart(data);
  }
}
