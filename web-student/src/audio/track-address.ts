/**
 * Where a track is fetched. A revision in the address lets the browser keep it for good: another recording comes
 * with another revision of its question. Source: specification, document 1, section 7, `getAudioFile`.
 */
export function trackAddress(track: string, revision?: number): string {
  const address = `/api/aws/getAudioFile/${encodeURIComponent(track)}`;
  return revision === undefined ? address : `${address}?v=${revision}`;
}
