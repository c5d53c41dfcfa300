export interface PacketDecoder extends Disposable {
  readonly rate: number;
  /** The sound of a packet, its channels averaged; nothing where the packet is damaged. @throws UnreadableSound */
  decode(packet: Uint8Array): Float32Array;
}
