/** One channel of sound and its samples a second. */
export interface MonoSound {
  readonly rate: number;
  readonly samples: Float32Array;
}
