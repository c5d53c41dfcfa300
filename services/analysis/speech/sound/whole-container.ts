/** EBML elements with children and often an unknown size while recording: Segment and Cluster. */
const entered = new Set([0x18538067, 0x1f43b675]);
const ebmlHeader = 0x1a45dfa3;
const oggPage = 0x4f676753;
const fileType = 0x66747970;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const numberIn = (bytes: Uint8Array, at: number) =>
  at + 4 <= bytes.length ? viewOf(bytes).getUint32(at) : undefined;

export const isMp4 = (bytes: Uint8Array) => numberIn(bytes, 4) === fileType;

/** Whether a WebM, Ogg or MP4 file ends inside an element, page or box. A cut between two is undetectable. */
export function breaksOff(bytes: Uint8Array): boolean {
  if (numberIn(bytes, 0) === ebmlHeader) return breaksOffInElement(bytes);
  if (numberIn(bytes, 0) === oggPage) return breaksOffInPage(bytes);
  return isMp4(bytes) && breaksOffInBox(bytes);
}

/** RFC 8794, sections 4 to 6. */
function breaksOffInElement(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length;) {
    const id = numberAt(bytes, at, true);
    const size = id && numberAt(bytes, at + id.length, false);
    if (!id || !size) return true;
    const body = at + id.length + size.length;
    const end = body + size.value;
    const isUnknown = size.value === 2 ** (7 * size.length) - 1;
    if (!isUnknown && end > bytes.length) return true;
    at = isUnknown || entered.has(id.value) ? body : end;
  }
  return false;
}

/** An EBML number: the leading zeros of its first byte give its length. */
function numberAt(bytes: Uint8Array, at: number, withMarker: boolean) {
  const length = Math.clz32(bytes[at] ?? 0) - 23;
  if (length > 8 || at + length > bytes.length) return undefined;
  let value = withMarker ? (bytes[at] ?? 0) : (bytes[at] ?? 0) & (2 ** (8 - length) - 1);
  for (const byte of bytes.subarray(at + 1, at + length)) value = value * 256 + byte;
  return { value, length };
}

/** RFC 3533, section 6. */
function breaksOffInPage(bytes: Uint8Array): boolean {
  const headLength = 27;
  for (let at = 0; at < bytes.length;) {
    const segments = bytes[at + headLength - 1];
    if (segments === undefined) return true;
    const lengths = bytes.subarray(at + headLength, at + headLength + segments);
    at += headLength + segments + lengths.reduce((sum, length) => sum + length, 0);
    if (at > bytes.length) return true;
  }
  return false;
}

/** ISO/IEC 14496-12, section 4.2: size 1 means a 64-bit size after the type, 0 the rest of the file. */
function breaksOffInBox(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length;) {
    const short = numberIn(bytes, at);
    if (short === 0) return false;
    const [high, low] = short === 1 ? [numberIn(bytes, at + 8), numberIn(bytes, at + 12)] : [0, short];
    if (high === undefined || low === undefined) return true;
    const size = high * 2 ** 32 + low;
    if (size < (short === 1 ? 16 : 8)) return true;
    at += size;
    if (at > bytes.length) return true;
  }
  return false;
}
