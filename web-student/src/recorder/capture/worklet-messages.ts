import type { Level } from '../sound/loudness.ts';

export const captureProcessor = 'capture';

export type ToWorklet =
  | { readonly type: 'begin'; readonly seconds: number }
  | { readonly type: 'end' }
  | { readonly type: 'close' };

export type FromWorklet =
  | { readonly type: 'level'; readonly level: Level }
  | { readonly type: 'piece'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'gap'; readonly ms: number }
  | { readonly type: 'ended' };
