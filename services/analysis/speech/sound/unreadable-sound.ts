export const soundFaults = ['empty', 'not_sound', 'unsupported', 'truncated', 'too_long'] as const;
export type SoundFault = (typeof soundFaults)[number];

const meanings: Record<SoundFault, string> = {
  empty: 'The recording holds no sound',
  not_sound: 'The file is not a recording',
  unsupported:
    'The recording is of a kind that cannot be read; WAV can, WebM and Ogg with Opus, and MP4 with Opus or AAC',
  truncated: 'The recording ends in the middle: a part of it is missing',
  too_long: 'The recording is longer than an answer may be',
};

/** Retrying does not help. */
export class UnreadableSound extends Error {
  override readonly name = 'UnreadableSound';
  readonly fault: SoundFault;

  constructor(fault: SoundFault, options?: ErrorOptions) {
    super(meanings[fault], options);
    this.fault = fault;
  }
}
