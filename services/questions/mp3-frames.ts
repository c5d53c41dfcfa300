export interface Frame {
  readonly bytes: number;
  readonly kbps: number;
  readonly seconds: number;
}

/** kbit/s of layer III by the header's four bits: MPEG 1, and MPEG 2 and 2.5. */
const bitRates = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const sampleRates = [44_100, 48_000, 32_000] as const;

export function frameAt(bytes: Uint8Array, at: number): Frame | undefined {
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
  const isLayer3 = first === 0xff && (second & 0xe6) === 0xe2;
  const divisor = { 3: 1, 2: 2, 0: 4 }[(second >> 3) & 3];
  const base = sampleRates[(third >> 2) & 3];
  if (!isLayer3 || divisor === undefined || base === undefined) return undefined;
  const kbps = bitRates[divisor === 1 ? 1 : 2][third >> 4] ?? 0;
  if (kbps === 0) return undefined;
  const rate = base / divisor;
  const samples = divisor === 1 ? 1152 : 576;
  const padding = (third >> 1) & 1;
  return { bytes: Math.floor((samples * kbps * 125) / rate) + padding, kbps, seconds: samples / rate };
}
