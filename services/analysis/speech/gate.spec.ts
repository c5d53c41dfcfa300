import { expect, test } from 'vitest';
import { unheardByEnergy, unheardByRecognition } from './gate.ts';
import type { TranscribedWindow } from './recogniser/transcribe.ts';
import { noise, soundOf, tone } from './testing/recordings.ts';
import { voiceIn } from './voice/voice.ts';

test.each([
  ['silence', soundOf(2, () => 0), 'silence'],
  ['a quiet room', noise(2, 0.001), 'silence'],
  ['noise', noise(2), 'noise'],
  ['a tone', tone(2), 'noise'],
])('%s needs no recogniser', (_, sound, reason) => {
  expect(unheardByEnergy(voiceIn(sound))).toBe(reason);
});

const word = { text: 'Thank', probability: 0.2, start: 0, end: 1 };
const window = (probability: number, noSpeech: number): TranscribedWindow => ({
  part: { start: 0, end: 1 },
  encoded: { cross: {}, seconds: 15 },
  words: [word],
  probability,
  noSpeech,
});
const read = (probability: number) => ({ text: 'word', probability, heard: null, at: null });

test.each([
  ['a sure window is heard', [window(0.8, 0.1)], [], undefined],
  ['one sure window of two is enough', [window(0.2, 0.1), window(0.8, 0.1)], [], undefined],
  ['an improbable one is not understood', [window(0.3, 0.1)], [], 'not_understood'],
  ['what the recogniser takes for no speech is noise', [window(0.5, 0.9)], [], 'noise'],
  ['no word', [{ ...window(0.9, 0.1), words: [] }], [], 'not_understood'],
  [
    'a reading that fits its text is heard all the same',
    [window(0.3, 0.1)],
    [read(0.6), read(0.2)],
    undefined,
  ],
  ['noise fits "Thank you", and is noise', [window(0.3, 0.7)], [read(0.95), read(0.9)], 'noise'],
  ['a reading that does not is not', [window(0.3, 0.1)], [read(0.1), read(0.2)], 'not_understood'],
])('%s', (_, windows, reference, reason) => {
  expect(unheardByRecognition(windows, reference)).toBe(reason);
});

test('what the recogniser takes for no speech and has the melody of speech is another language', () => {
  expect(unheardByRecognition([window(0.4, 0.7)], [], [], () => true)).toBe('not_understood');
  expect(unheardByRecognition([window(0.4, 0.7)], [], [], () => false)).toBe('noise');
});

const windowOf = (text: string, probability: number): TranscribedWindow => ({
  ...window(probability, 0.1),
  words: text.split(' ').map((each) => ({ ...word, text: each })),
});
const again = (phrase: string, times: number) => Array.from({ length: times }, () => phrase).join(' ');

test.each([
  ['Czech', again("I'm not sure if I'm going to be able to do this, but", 5), 0.59, 'not_understood'],
  [
    'Hindi',
    again("I'm not sure if I'm going to be able to get my money from my life.", 3),
    0.56,
    'not_understood',
  ],
  ['Italian', again('We are going to see the next one.', 3), 0.48, 'not_understood'],
  ['Italian of another voice', again("I'm not sure if I can get it.", 3), 0.48, 'not_understood'],
  ['Russian', again("I think that it's a great way to get the best of the game.", 4), 0.48, 'not_understood'],
  ['a learner who is hard to understand', 'What do I do for some streaming? Crap is to me.', 0.44, undefined],
  ['a learner who begins again', again('That was the first scene about the art', 2), 0.46, undefined],
  [
    'someone who surely says one sentence three times',
    again('We are going to see the next one.', 3),
    0.8,
    undefined,
  ],
])('what is recognised of %s', (_, text, probability, reason) => {
  expect(unheardByRecognition([windowOf(text, probability)], [])).toBe(reason);
});

test('a text that is read again and again fits the sound, and is heard', () => {
  expect(
    unheardByRecognition([windowOf(again('We are going to see it.', 3), 0.5)], [read(0.6)]),
  ).toBeUndefined();
});

test('an accepted answer is heard however improbable it is, unless it is no speech', () => {
  const autumn = { ...window(0.25, 0.1), words: [{ ...word, text: 'Autumn.' }] };
  expect(unheardByRecognition([autumn], [], ['autumn'])).toBeUndefined();
  expect(unheardByRecognition([autumn], [], ['spring'])).toBe('not_understood');
  expect(unheardByRecognition([{ ...autumn, noSpeech: 0.8 }], [], ['autumn'])).toBe('noise');
});
