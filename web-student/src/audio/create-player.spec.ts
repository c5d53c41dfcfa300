import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlayer } from './create-player.ts';
import { createMemory } from './memory.ts';
import type { PlayerOptions } from './player-state.ts';
import { createBrowserStore } from '../core/storage.ts';

/** The part of an audio element that a player uses; `sound` is the browser's response to `play`. */
class FakeAudio extends EventTarget {
  currentTime = 0;
  duration = Number.NaN;
  ended = false;
  volume = 1;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  sound: 'plays' | 'NotAllowedError' | 'NotSupportedError' = 'plays';
  isPlaying = false;
  loads = 0;
  src = '';

  async play() {
    if (this.sound !== 'plays') throw new DOMException('refused', this.sound);
    if (this.isPlaying) return;
    if (this.ended) this.currentTime = 0;
    this.ended = false;
    this.isPlaying = true;
    this.tell('play', 'playing');
  }
  pause() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.tell('pause');
  }
  load() {
    this.loads += 1;
  }
  removeAttribute() {}
  heardTo(seconds: number) {
    this.currentTime = seconds;
    this.tell('timeupdate');
  }
  end() {
    this.ended = true;
    this.isPlaying = false;
    this.tell('pause', 'ended');
  }
  tell(...names: string[]) {
    for (const name of names) this.dispatchEvent(new Event(name));
  }
}

function setUp(options: Partial<PlayerOptions> = {}, sound: FakeAudio['sound'] = 'plays') {
  const audio = new FakeAudio();
  audio.sound = sound;
  const made: string[] = [];
  const volumes: number[] = [];
  const addresses: string[] = [];
  const player = createPlayer(
    {
      track: 'LMA-0001.mp3',
      loadTrack: async () => 'LMA-0001.mp3',
      revision: 2,
      isOnce: false,
      isFetchedAhead: true,
      startsIn: undefined,
      hasNoise: false,
      hasBeep: false,
      memory: undefined,
      ...options,
    },
    {
      takeAudio(address) {
        addresses.push(address);
        return audio;
      },
      createSounds: () => ({
        startNoise: () => made.push('noise'),
        stopNoise: () => made.push('silence'),
        setVolume: () => undefined,
        beep: () => made.push('beep'),
        close: () => undefined,
      }),
      storedVolume: () => 0.5,
      storeVolume: (volume) => volumes.push(volume),
    },
  );
  const steps: string[] = [];
  const detach = player.attach(({ act }) => steps.push(act));
  return { player, audio, made, volumes, addresses, steps, detach };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a recording in practice', () => {
  it('waits for a press, and uses the stored volume and the revision in its URL', () => {
    const { player, audio, addresses } = setUp();
    expect(player.get()).toMatchObject({ phase: 'ready', volume: 0.5, isOver: false });
    expect(audio.volume).toBe(0.5);
    expect(addresses).toEqual(['/api/aws/getAudioFile/LMA-0001.mp3?v=2']);
  });

  it('plays, pauses, resumes and finishes at the end', () => {
    const { player, audio, steps } = setUp();
    player.toggle();
    expect(player.get().phase).toBe('playing');
    audio.heardTo(3);
    player.toggle();
    expect(player.get()).toMatchObject({ phase: 'paused', position: 3, isOver: false });
    player.toggle();
    audio.end();
    expect(player.get()).toMatchObject({ phase: 'ended', isOver: true });
    expect(steps).toEqual(['played', 'paused', 'played']);
  });

  it('returns to the beginning on stop and on restart', () => {
    const { player, audio } = setUp();
    player.play();
    audio.heardTo(5);
    player.stop();
    expect(player.get()).toMatchObject({ phase: 'ready', position: 0 });
    player.seek(4);
    player.restart();
    expect(player.get()).toMatchObject({ phase: 'playing', position: 0 });
  });

  it('plays from a given time in milliseconds', () => {
    const { player, audio } = setUp();
    player.playFrom(2500);
    expect(audio.currentTime).toBe(2.5);
    expect(player.get().phase).toBe('playing');
  });

  it('keeps the speed and the volume', () => {
    const { player, audio, volumes } = setUp();
    player.setSpeed(0.8);
    player.setVolume(0.2);
    expect(audio).toMatchObject({ playbackRate: 0.8, defaultPlaybackRate: 0.8, volume: 0.2 });
    expect(volumes).toEqual([0.2]);
  });

  it('does nothing once it is detached', () => {
    const { player, audio, detach } = setUp();
    player.play();
    detach();
    expect(audio.isPlaying).toBe(false);
    audio.heardTo(9);
    expect(player.get().position).toBe(0);
  });
});

it('stops when another recording plays', () => {
  const [one, other] = [setUp(), setUp()];
  one.player.play();
  other.player.play();
  expect(one.player.get().phase).not.toBe('playing');
  expect(one.audio.isPlaying).toBe(false);
  expect(other.player.get().phase).toBe('playing');
});

describe('the countdown', () => {
  it('counts each second and then plays', async () => {
    const { player } = setUp({ startsIn: 7 });
    expect(player.get()).toMatchObject({ phase: 'counting', secondsToStart: 7 });
    await vi.advanceTimersByTimeAsync(3000);
    expect(player.get()).toMatchObject({ phase: 'counting', secondsToStart: 4 });
    await vi.advanceTimersByTimeAsync(4000);
    expect(player.get().phase).toBe('playing');
  });

  it('ends early on a press, and does not start again', async () => {
    const { player, audio } = setUp({ startsIn: 7 });
    player.play();
    audio.heardTo(2);
    player.pause();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(player.get()).toMatchObject({ phase: 'paused', position: 2 });
  });

  it('starts again when the student retries the question', async () => {
    const { player, audio } = setUp({ startsIn: 7 });
    player.play();
    audio.end();
    player.reset();
    expect(player.get()).toMatchObject({ phase: 'counting', secondsToStart: 7, isOver: false });
    await vi.advanceTimersByTimeAsync(7000);
    expect(player.get().phase).toBe('playing');
  });
});

describe('a recording that plays once', () => {
  it('starts by itself, and cannot be paused, moved or repeated', () => {
    const { player, audio } = setUp({ isOnce: true, startsIn: 0 });
    expect(player.get().phase).toBe('playing');
    audio.heardTo(4);
    player.pause();
    player.toggle();
    player.seek(0);
    player.restart();
    player.playFrom(0);
    player.setSpeed(0.8);
    player.stop();
    expect(player.get()).toMatchObject({ phase: 'playing', position: 4, speed: 1 });
    audio.end();
    player.play();
    expect(audio.isPlaying).toBe(false);
    expect(player.get().phase).toBe('ended');
  });

  it('continues from the same position after a reload', () => {
    const store = createBrowserStore(() => {
      throw new Error('no storage here');
    });
    const memory = () => createMemory('a-sitting/LMA-0001', store);
    const first = setUp({ isOnce: true, startsIn: 0, memory: memory() });
    first.audio.heardTo(12);
    first.detach();
    const second = setUp({ isOnce: true, startsIn: 7, memory: memory() });
    expect(second.player.get().phase).toBe('playing');
    expect(second.audio.currentTime).toBe(12);
    second.audio.end();
    const third = setUp({ isOnce: true, startsIn: 7, memory: memory() });
    expect(third.player.get()).toMatchObject({ phase: 'ended', isOver: true });
  });
});

describe('failures', () => {
  it('asks for a press if the browser refuses to autoplay', async () => {
    const { player, audio } = setUp({ isOnce: true, startsIn: 0 }, 'NotAllowedError');
    await settled();
    expect(player.get()).toMatchObject({ phase: 'ready', needsPress: true, isLoading: false, isOver: false });
    audio.sound = 'plays';
    player.play();
    expect(player.get()).toMatchObject({ phase: 'playing', needsPress: false });
  });

  it('lets the student continue when it cannot play, and retries', async () => {
    const { player, audio } = setUp({}, 'NotSupportedError');
    player.play();
    await settled();
    expect(player.get()).toMatchObject({ phase: 'failed', isOver: true });
    audio.sound = 'plays';
    player.retry();
    expect(audio.loads).toBe(1);
    expect(player.get().phase).toBe('playing');
  });

  it('continues from the position where the connection dropped', async () => {
    const { player, audio } = setUp({ isOnce: true, startsIn: 0 });
    audio.heardTo(8);
    audio.tell('error');
    await settled();
    expect(player.get().phase).toBe('failed');
    audio.isPlaying = false;
    audio.currentTime = 0;
    player.retry();
    expect(audio.currentTime).toBe(8);
  });
});

describe('an expired URL', () => {
  const renewed = 'LMA-0001.1790000000.abcdefghijklmnopqrstuv.mp3';
  const address = `/api/aws/getAudioFile/${renewed}?v=2`;

  it('is requested again, and the recording starts as planned', async () => {
    const { player, audio } = setUp({ loadTrack: async () => renewed }, 'NotSupportedError');
    player.play();
    audio.tell('error');
    audio.sound = 'plays';
    await settled();
    expect(audio.src).toBe(address);
    expect(player.get()).toMatchObject({ phase: 'playing', isOver: false });
  });

  it('is renewed during a recording that plays once, which continues from its position', async () => {
    const { player, audio } = setUp({ isOnce: true, startsIn: 0, loadTrack: async () => renewed });
    audio.heardTo(8);
    audio.tell('error');
    expect(player.get()).toMatchObject({ phase: 'playing', isLoading: true });
    Object.assign(audio, { isPlaying: false, currentTime: 0 });
    await settled();
    expect([audio.src, audio.currentTime]).toEqual([address, 8]);
    expect(player.get()).toMatchObject({ phase: 'playing', isLoading: false, isOver: false });
  });

  it('is replaced before the recording plays, without starting it', async () => {
    const { player, audio } = setUp({ startsIn: 7, loadTrack: async () => renewed });
    audio.tell('error');
    await settled();
    expect([audio.src, audio.isPlaying]).toEqual([address, false]);
    expect(player.get().phase).toBe('counting');
  });

  it('fails if the recording does not play from the new URL either', async () => {
    const asked: string[] = [];
    const loadTrack = async () => {
      asked.push(renewed);
      return renewed;
    };
    const { player, audio } = setUp({ loadTrack }, 'NotSupportedError');
    player.play();
    audio.tell('error');
    await settled();
    expect(player.get()).toMatchObject({ phase: 'failed', isOver: true });
    expect(asked).toHaveLength(2);
  });

  it('fails at once if the question cannot be fetched, but not after the student leaves the page', async () => {
    const loadTrack = () => Promise.reject(new Error('unreachable'));
    const { player, audio } = setUp({ loadTrack });
    audio.tell('error');
    await settled();
    expect(player.get().phase).toBe('failed');
    const left = setUp({ loadTrack: async () => renewed });
    left.audio.tell('error');
    left.detach();
    await settled();
    expect(left.audio.src).toBe('');
  });
});

it('plays noise with the recording, and a beep at the end', () => {
  const { player, audio, made } = setUp({ hasNoise: true, hasBeep: true });
  player.play();
  audio.end();
  expect(made[0]).toBe('noise');
  expect(made.at(-1)).toBe('beep');
  expect(made.slice(1, -1)).toContain('silence');
});
