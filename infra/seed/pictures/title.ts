/** What stands above a picture: its caption, with the year where there is one. */
export const titleOf = ({
  caption,
  year,
}: {
  readonly caption: string;
  readonly year?: number | undefined;
}): string => (year === undefined ? caption : `${caption}, ${year}`);
