/** Decodes the packets of one track in their order. */
export interface PacketDecoder extends Disposable {
  /** Samples a second of what it gives. */
  readonly rate: number;
  /** The sound of a packet, its channels averaged; nothing where the packet is damaged. @throws UnreadableSound */
  decode(packet: Uint8Array): Float32Array;
}
