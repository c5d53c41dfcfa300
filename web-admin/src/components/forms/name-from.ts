const longest = 40;

/** Derives a record id from a title: `How was your exam?` becomes `how-was-your-exam`. */
export const nameFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-|-$/g, '');
