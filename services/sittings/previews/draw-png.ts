import { renderAsync } from '@resvg/resvg-js';
import type { Markup } from '#domain/core/text/markup.ts';
import { fontFiles } from './fonts.ts';
import { fontFamily } from './scorecard-picture.ts';

/** Renders an SVG in its own size with our fonts, off the event loop. */
export async function drawPng(svg: Markup): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: fontFamily },
  });
  return image.asPng();
}
