export interface MonoSound {
  readonly rate: number;
  readonly samples: Float32Array;
}
