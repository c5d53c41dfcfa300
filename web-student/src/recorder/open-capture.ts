import type { Capture, CaptureListener } from './capture.ts';
import { captureByMediaRecorder } from './media-recorder-capture.ts';
import { MicrophoneFailed, openMicrophone, problemOf, type MicrophoneChoice } from './microphone.ts';
import { captureByWorklet } from './worklet-capture.ts';

export const hasWorklet = () => typeof AudioWorkletNode !== 'undefined';

/** Opens a microphone and what records it. @throws MicrophoneFailed */
export async function openCapture(listener: CaptureListener, choice: MicrophoneChoice): Promise<Capture> {
  const stream = await openMicrophone(choice);
  const [track] = stream.getAudioTracks();
  const stop = () => stream.getTracks().forEach((one) => one.stop());
  try {
    if (!track) throw new MicrophoneFailed('missing');
    const capture = hasWorklet()
      ? await captureByWorklet(stream, listener)
      : captureByMediaRecorder(stream, listener);
    track.addEventListener('ended', () => listener.lost());
    return {
      ...capture,
      microphone: { deviceId: track.getSettings().deviceId ?? '', label: track.label },
      close() {
        capture.close();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw new MicrophoneFailed(problemOf(error), error);
  }
}
