export const pictureFolder = '/site-pictures';

export const pictureOf = (path: string, publicUrl: string): string =>
  new URL(`${pictureFolder}${path === '/' ? '/home' : path}.png`, publicUrl).href;
