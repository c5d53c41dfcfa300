/** The revision lets the browser cache the file forever. Specification, document 1, section 7, `getAudioFile`. */
export function trackAddress(track: string, revision?: number): string {
  const address = `/api/aws/getAudioFile/${encodeURIComponent(track)}`;
  return revision === undefined ? address : `${address}?v=${revision}`;
}
