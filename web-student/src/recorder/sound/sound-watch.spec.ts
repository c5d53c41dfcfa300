import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchSound } from './sound-watch.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watched() {
  const track = new EventTarget() as MediaStreamTrack;
  const reports: (string | number)[] = [];
  const watch = watchSound(track, {
    interrupted: () => reports.push('interrupted'),
    resumed: () => reports.push('resumed'),
    gap: (ms) => reports.push(ms),
  });
  const play = (seconds: number) => {
    for (let at = 0; at < seconds * 10; at += 1) {
      vi.advanceTimersByTime(100);
      watch.hear();
    }
  };
  const emit = (type: string) => track.dispatchEvent(new Event(type));
  return { watch, reports, play, emit };
}

it('reports within two seconds that the sound stops and returns', () => {
  const { reports, play } = watched();
  play(3);
  vi.advanceTimersByTime(900);
  expect(reports).toEqual([]);
  vi.advanceTimersByTime(1100);
  expect(reports).toEqual(['interrupted']);
  play(1);
  expect(reports).toEqual(['interrupted', 'resumed']);
});

it('reports a muted track at once, and how long it was muted', () => {
  const { reports, play, emit } = watched();
  play(1);
  emit('mute');
  expect(reports).toEqual(['interrupted']);
  play(2);
  emit('unmute');
  expect(reports).toEqual(['interrupted', 2000, 'resumed']);
});

it('reports the device’s own state at once', () => {
  const { watch, reports, play } = watched();
  play(1);
  watch.stall();
  watch.stall();
  expect(reports).toEqual(['interrupted']);
});

it('does not mistake a busy page for a gap', () => {
  const { reports, play } = watched();
  play(1);
  const busyUntil = performance.now() + 5000;
  vi.spyOn(performance, 'now').mockReturnValue(busyUntil);
  vi.advanceTimersByTime(250);
  vi.mocked(performance.now).mockRestore();
  play(1);
  expect(reports).toEqual([]);
});

it('reports nothing before the first sound or after its end', () => {
  const { watch, reports, play, emit } = watched();
  vi.advanceTimersByTime(5000);
  play(1);
  watch.end();
  vi.advanceTimersByTime(5000);
  emit('mute');
  expect(reports).toEqual([]);
});
