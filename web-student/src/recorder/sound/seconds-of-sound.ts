/** How long a recording of the browser's own recorder is; 0 where the browser cannot read it, as the server can. */
export async function secondsOfSound(blob: Blob): Promise<number> {
  try {
    // Reading needs no device, whose context would have to be closed again.
    const context = new OfflineAudioContext(1, 1, 16_000);
    return (await context.decodeAudioData(await blob.arrayBuffer())).duration;
  } catch {
    return 0;
  }
}
