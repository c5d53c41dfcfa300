/** Arrays in Postgres' binary format, which needs no escaping or parsing. */

const textOid = 25;
const int4Oid = 23;
const uuidOid = 2950;
const headerBytes = 20;

export function textArray(values: readonly string[]): Buffer {
  const lengths = values.map((value) => Buffer.byteLength(value));
  const array = withHeader(
    textOid,
    values.length,
    lengths.reduce((sum, length) => sum + length, 0),
  );
  let at = headerBytes;
  values.forEach((value, index) => {
    at = array.writeInt32BE(lengths[index] ?? 0, at);
    at += array.write(value, at);
  });
  return array;
}

export function intArray(values: readonly number[]): Buffer {
  const array = withHeader(int4Oid, values.length, values.length * 4);
  let at = headerBytes;
  for (const value of values) {
    at = array.writeInt32BE(4, at);
    at = array.writeInt32BE(value, at);
  }
  return array;
}

export function uuidArray(values: readonly string[]): Buffer {
  const array = withHeader(uuidOid, values.length, values.length * 16);
  let at = headerBytes;
  for (const value of values) {
    at = array.writeInt32BE(16, at);
    at += array.write(value.replaceAll('-', ''), at, 'hex');
  }
  return array;
}

/** One dimension, no nulls, first index 1; followed by length and bytes of each item. */
function withHeader(itemOid: number, count: number, itemBytes: number): Buffer {
  const array = Buffer.allocUnsafe(headerBytes + count * 4 + itemBytes);
  array.writeInt32BE(1, 0);
  array.writeInt32BE(0, 4);
  array.writeInt32BE(itemOid, 8);
  array.writeInt32BE(count, 12);
  array.writeInt32BE(1, 16);
  return array;
}
