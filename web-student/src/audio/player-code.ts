export { createPlayer } from './create-player.ts';
export { createMemory } from './memory.ts';
