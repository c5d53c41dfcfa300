export interface PacketDecoder extends Disposable {
  readonly rate: number;
  /** Averages the channels; empty for a damaged packet. @throws UnreadableSound */
  decode(packet: Uint8Array): Float32Array;
}
