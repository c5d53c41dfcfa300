/** The folder of the pictures that other sites show of our links. */
export const pictureFolder = '/site-pictures';

/** The absolute address of a page's picture. @param path of the page, such as `/blog/linking-words` */
export const pictureOf = (path: string, publicUrl: string): string =>
  new URL(`${pictureFolder}${path === '/' ? '/home' : path}.png`, publicUrl).href;
