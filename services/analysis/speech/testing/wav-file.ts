export interface WavShape {
  readonly rate: number;
  readonly channels: number;
  readonly bits: 8 | 16 | 24 | 32 | 64;
  readonly isFloat?: boolean;
  /** With a `WAVE_FORMAT_EXTENSIBLE` header. */
  readonly isExtensible?: boolean;
}

export function wavFile(samples: Float32Array, shape: WavShape): Uint8Array {
  const { rate, channels, bits, isFloat = false, isExtensible = false } = shape;
  const width = bits / 8;
  const head = isExtensible ? 40 : 16;
  const size = samples.length * channels * width;
  const view = new DataView(new ArrayBuffer(28 + head + size));
  const tag = (at: number, text: string) =>
    Array.from(text, (char, place) => view.setUint8(at + place, char.charCodeAt(0)));
  tag(0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  tag(8, 'WAVEfmt ');
  view.setUint32(16, head, true);
  const kind = isFloat ? 3 : 1;
  view.setUint16(20, isExtensible ? 0xfffe : kind, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * channels * width, true);
  view.setUint16(32, channels * width, true);
  view.setUint16(34, bits, true);
  if (isExtensible) view.setUint16(44, kind, true);
  tag(20 + head, 'data');
  view.setUint32(24 + head, size, true);
  for (const [at, value] of samples.entries())
    for (let channel = 0; channel < channels; channel += 1)
      write(view, 28 + head + (at * channels + channel) * width, value, shape);
  return new Uint8Array(view.buffer);
}

function write(view: DataView, at: number, value: number, { bits, isFloat }: WavShape): void {
  if (isFloat) {
    if (bits === 64) view.setFloat64(at, value, true);
    else view.setFloat32(at, value, true);
    return;
  }
  const whole = Math.max(
    -(2 ** (bits - 1)),
    Math.min(2 ** (bits - 1) - 1, Math.round(value * 2 ** (bits - 1))),
  );
  if (bits === 8) view.setUint8(at, whole + 128);
  else if (bits === 16) view.setInt16(at, whole, true);
  else if (bits === 24) {
    view.setUint16(at, whole & 0xffff, true);
    view.setInt8(at + 2, whole >> 16);
  } else view.setInt32(at, whole, true);
}
