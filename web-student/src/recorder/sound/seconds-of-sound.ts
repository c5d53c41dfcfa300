/** The length of a MediaRecorder file; 0 if the browser cannot decode it, because the server can. */
export async function secondsOfSound(blob: Blob): Promise<number> {
  try {
    // An offline context needs no closing.
    const context = new OfflineAudioContext(1, 1, 16_000);
    return (await context.decodeAudioData(await blob.arrayBuffer())).duration;
  } catch {
    return 0;
  }
}
