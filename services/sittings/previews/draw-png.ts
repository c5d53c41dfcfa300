import { renderAsync } from '@resvg/resvg-js';
import type { Markup } from '#domain/core/text/markup.ts';
import { fontFiles } from './fonts.ts';
import { fontFamily } from './scorecard-picture.ts';

/** An SVG as a PNG, in its own size and our own fonts, drawn beside the event loop. */
export async function drawPng(svg: Markup): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: fontFamily },
  });
  return image.asPng();
}
