import { UnreadableSound, type SoundFault } from '../sound/unreadable-sound.ts';

export async function outcomeOf<Read>(reading: Promise<Read>): Promise<Read | SoundFault> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof UnreadableSound) return error.fault;
    throw error;
  }
}
