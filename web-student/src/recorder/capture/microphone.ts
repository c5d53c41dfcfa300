import { z } from 'zod';
import type { MicrophoneProblem } from '../recorder-state.ts';

export class MicrophoneFailed extends Error {
  readonly problem: MicrophoneProblem;
  constructor(problem: MicrophoneProblem, cause?: unknown) {
    super(`The microphone cannot be used: ${problem}`, { cause });
    this.problem = problem;
  }
}

export interface Microphone {
  readonly deviceId: string;
  readonly label: string;
}

/** The browser must not enhance the voice or cut off presumed noise: the scorer needs the raw sound. */
const asItIs = { echoCancellation: false, noiseSuppression: false, channelCount: 1 };

export interface MicrophoneChoice {
  readonly deviceId?: string | undefined;
  readonly hasGainControl?: boolean;
}

/** The browser may ask for permission. @throws MicrophoneFailed */
export async function openMicrophone({
  deviceId,
  hasGainControl = false,
}: MicrophoneChoice): Promise<MediaStream> {
  if (!hasMediaDevices()) throw new MicrophoneFailed('unsupported');
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: {
        ...asItIs,
        autoGainControl: hasGainControl,
        ...(deviceId !== undefined && { deviceId: { ideal: deviceId } }),
      },
    });
  } catch (error) {
    throw new MicrophoneFailed(problemOf(error), error);
  }
}

/** Missing despite its type in old browsers, without TLS and with some settings. */
export const hasMediaDevices = () => (navigator.mediaDevices as MediaDevices | undefined) !== undefined;

const problems: Readonly<Record<string, MicrophoneProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  NotSupportedError: 'unsupported',
};
const named = z.object({ name: z.string() });

export function problemOf(error: unknown): MicrophoneProblem {
  if (error instanceof MicrophoneFailed) return error.problem;
  const { data } = named.safeParse(error);
  return (data && problems[data.name]) ?? 'failed';
}

export async function listMicrophones(): Promise<readonly Microphone[]> {
  if (!hasMediaDevices()) return [];
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ deviceId, label }));
}

export function onDeviceChange(listener: () => void): () => void {
  if (!hasMediaDevices()) return () => undefined;
  navigator.mediaDevices.addEventListener('devicechange', listener);
  return () => navigator.mediaDevices.removeEventListener('devicechange', listener);
}
