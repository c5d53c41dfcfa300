/** The range of a `Range` header, inclusive. Several ranges, or an invalid one, count as none: RFC 9110, section 14.2. */
export function rangeOf(
  header: string | undefined,
  bytes: number,
): readonly [number, number] | 'unsatisfiable' | undefined {
  const given = header === undefined ? null : /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header);
  if (!given) return undefined;
  const [, from = '', to = ''] = given;
  if (from === '' && to === '') return undefined;
  const [first, last] =
    from === ''
      ? [Math.max(0, bytes - Number(to)), bytes - 1]
      : [Number(from), to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)];
  return first < bytes && first <= last ? [first, last] : 'unsatisfiable';
}
