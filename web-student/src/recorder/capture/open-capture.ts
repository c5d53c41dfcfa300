import type { Capture, CaptureListener } from './capture.ts';
import { captureByMediaRecorder } from './media-recorder-capture.ts';
import { MicrophoneFailed, openMicrophone, problemOf, type MicrophoneChoice } from './microphone.ts';
import { captureByWorklet } from './worklet-capture.ts';

export const hasWorklet = () => typeof AudioWorkletNode !== 'undefined';

/** @throws MicrophoneFailed */
export async function openCapture(listener: CaptureListener, choice: MicrophoneChoice): Promise<Capture> {
  const stream = await openMicrophone(choice);
  const [track] = stream.getAudioTracks();
  const stop = () => stream.getTracks().forEach((one) => one.stop());
  try {
    if (!track) throw new MicrophoneFailed('missing');
    const capture = await captureOf(stream, track, listener);
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

/** Falls back to MediaRecorder without a worklet, or if it fails, as for some headsets in Firefox. */
async function captureOf(stream: MediaStream, track: MediaStreamTrack, listener: CaptureListener) {
  const byRecorder = () => captureByMediaRecorder(stream, track, listener);
  if (!hasWorklet()) return byRecorder();
  try {
    return await captureByWorklet(stream, track, listener);
  } catch (refusal) {
    try {
      return byRecorder();
    } catch {
      throw refusal;
    }
  }
}
