import { InferenceSession, Tensor } from 'onnxruntime-node';

/** A model ready to run on one thread: the order of additions, and with it the last digit, is then always the same. */
export function openSession(model: Buffer): Promise<InferenceSession> {
  return InferenceSession.create(model, {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // The arena keeps the memory of the longest text for ever.
    enableCpuMemArena: false,
    logSeverityLevel: 3,
    // Sums of 8-bit products overflow on processors without VNNI unless this is set: other processor, other score.
    extra: { session: { x64quantprecision: '1' } },
  });
}

/** Rows of numbers as one tensor; shorter rows are filled up with 0, which the models take for padding. */
export function paddedTensor(rows: readonly (readonly number[])[], width: number): Tensor {
  const data = new BigInt64Array(rows.length * width);
  for (const [at, row] of rows.entries()) {
    for (const [place, value] of row.entries()) data[at * width + place] = BigInt(value);
  }
  return new Tensor('int64', data, [rows.length, width]);
}

/** The numbers of an output. @throws TypeError where the model has no such output of 32-bit floats */
export function floatsOf(outputs: InferenceSession.OnnxValueMapType, name: string): Float32Array {
  const data = outputs[name]?.data;
  if (!(data instanceof Float32Array)) throw new TypeError(`The model gives no numbers called ${name}`);
  return data;
}
