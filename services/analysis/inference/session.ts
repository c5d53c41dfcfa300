import { InferenceSession, Tensor } from 'onnxruntime-node';

/** Uses one thread, so that additions keep their order and results are the same to the last digit. */
export function openSession(model: Buffer): Promise<InferenceSession> {
  return InferenceSession.create(model, {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // The arena would keep the memory of the longest text for ever.
    enableCpuMemArena: false,
    logSeverityLevel: 3,
    // Without this, 8-bit sums overflow on processors without VNNI and scores depend on the processor.
    extra: { session: { x64quantprecision: '1' } },
  });
}

/** Pads shorter rows with 0, which the models ignore. */
export function paddedTensor(rows: readonly (readonly number[])[], width: number): Tensor {
  const data = new BigInt64Array(rows.length * width);
  for (const [at, row] of rows.entries()) {
    for (const [place, value] of row.entries()) data[at * width + place] = BigInt(value);
  }
  return new Tensor('int64', data, [rows.length, width]);
}

/** @throws TypeError if the model has no such output of 32-bit floats */
export function floatsOf(outputs: InferenceSession.OnnxValueMapType, name: string): Float32Array {
  const data = outputs[name]?.data;
  if (!(data instanceof Float32Array)) throw new TypeError(`The model gives no numbers called ${name}`);
  return data;
}
