import { expect, it } from 'vitest';
import { createSound } from './sound.ts';

class Audio extends EventTarget {
  paused = true;
  currentTime = 0;
  async play() {
    this.paused = false;
  }
  pause() {
    this.paused = true;
  }
}
const element = () => new Audio() as Audio & HTMLAudioElement;

it('stops the previous sound', () => {
  const [own, model] = [element(), element()];
  const [first, second] = [createSound(own), createSound(model)];
  first.play(0);
  second.play(500, 900);
  expect([own.paused, model.paused]).toEqual([true, false]);
  first.play(0);
  expect([own.paused, model.paused]).toEqual([false, true]);
});
