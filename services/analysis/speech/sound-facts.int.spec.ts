import { describe, expect, test } from 'vitest';
import { ownSoundCounts } from '#domain/scoring/speaking/certainty.ts';
import { openSoundReader } from './sound-facts.ts';
import { readSound } from './sound/read-sound.ts';
import { sampleRate } from './sound/sample-rate.ts';
import { joined, mixed, music, noise, recording, sentences, soundOf, tone } from './testing/recordings.ts';

const read = await openSoundReader();
const wheat = await readSound(recording('wheat.wav'));
const committee = await readSound(recording('committee.wav'));
const pause = (seconds: number) => soundOf(seconds, () => 0);
const plain = (text: string) => text.toLowerCase().replace(/[^a-z ]/g, '');

describe('a sentence', () => {
  test('is recognised, and its words stand one after the other within its length', async () => {
    const { heard, unheard, lengthMs, runs } = await read(wheat);
    expect(unheard).toBeNull();
    expect(plain(heard.map(({ text }) => text).join(' '))).toBe(plain(sentences.wheat));
    expect(runs.length).toBeGreaterThan(0);
    let last = 0;
    for (const { startMs, endMs, probability } of heard) {
      expect(startMs).toBeGreaterThanOrEqual(last);
      expect(endMs).toBeGreaterThan(startMs);
      expect(probability).toBeGreaterThan(0.3);
      last = endMs;
    }
    expect(last).toBeLessThanOrEqual(lengthMs);
  });

  // Of each codec: `read-sound.spec.ts` proves that every container holds the same sound.
  test.each(['wheat.webm', 'wheat.mp4'] as const)('is recognised as browsers record it, %s', async (name) => {
    const { heard } = await read(await readSound(recording(name)));
    expect(plain(heard.map(({ text }) => text).join(' '))).toBe(plain(sentences.wheat));
  });

  test('that was read as it stands fits its text word by word', async () => {
    for (const [sound, text] of [
      [wheat, sentences.wheat],
      [committee, sentences.committee],
    ] as const) {
      const { reference } = await read(sound, text);
      expect(reference.map((word) => word.text)).toEqual(text.split(' '));
      for (const word of reference) {
        expect(word.probability).toBeGreaterThan(0.3);
        expect(word.at).not.toBeNull();
      }
    }
  });

  test('of which a word was left out lacks that word and no other', async () => {
    const { reference } = await read(
      wheat,
      'The price of wheat rose very sharply after two years of poor harvests.',
    );
    expect(reference.filter(({ at }) => at === null)).toEqual([
      expect.objectContaining({ text: 'very', alone: null, heard: 'sharply' }),
    ]);
    expect(reference.filter(({ probability }) => probability < 0.1)).toHaveLength(1);
  });

  test('that broke off lacks its end', async () => {
    const { heard } = await read(wheat);
    const after = heard.find(({ text }) => text === 'after');
    const begun = wheat.subarray(0, Math.round(((after?.startMs ?? 0) / 1000) * sampleRate));
    const { reference } = await read(begun, sentences.wheat);
    const said = reference.filter(({ at }) => at !== null).map(({ text }) => text);
    expect(said.join(' ')).toBe('The price of wheat rose sharply');
    expect(reference.slice(said.length).every(({ probability }) => probability < 0.3)).toBe(true);
  });

  test('in which a word was replaced shows what was said instead', async () => {
    const { reference } = await read(wheat, sentences.wheat.replace('wheat', 'coffee'));
    expect(reference.filter(({ probability }) => probability < 0.1)).toEqual([
      {
        text: 'coffee',
        probability: expect.any(Number),
        alone: expect.any(Number),
        heard: 'wheat',
        at: expect.any(Object),
      },
    ]);
  });

  test('is judged by the sound of each word alone, whatever stands before it', async () => {
    const right = await read(wheat, sentences.wheat);
    const changed = await read(wheat, sentences.wheat.replace('wheat', 'coffee'));
    const place = right.reference.findIndex(({ text }) => text === 'wheat');
    expect(right.reference[place]?.alone).toBeGreaterThan(0.1);
    expect(changed.reference[place]?.alone).toBeLessThan(0.01);
    const differences = (of: 'probability' | 'alone') =>
      right.reference.map((word, at) => Math.abs((word[of] ?? 0) - (changed.reference[at]?.[of] ?? 0)));
    const [inText, alone] = [differences('probability'), differences('alone')];
    // The word behind the changed one: the text before it is another, its sound is the same.
    expect(alone[place + 1]).toBeLessThan((inText[place + 1] ?? 0) / 2);
    expect(Math.max(...alone.toSpliced(place, 1))).toBeLessThan(0.15);
  });

  test('has no word in common with another text', async () => {
    const { reference } = await read(wheat, sentences.committee);
    const fitting = reference.filter(({ probability }) => probability > 0.3);
    expect(fitting.length).toBeLessThan(reference.length / 3);
  });
});

test('more than the recogniser can take at once is read in windows, each word once', async () => {
  const parts = Array.from({ length: 7 }, (_, at) => [at % 2 ? committee : wheat, pause(0.5)]).flat();
  const text = Array.from({ length: 7 }, (_, at) => (at % 2 ? sentences.committee : sentences.wheat)).join(
    ' ',
  );
  const { heard, reference, lengthMs } = await read(joined(...parts), text);
  expect(lengthMs).toBeGreaterThan(32_000);
  expect(plain(heard.map((word) => word.text).join(' '))).toBe(plain(text));
  expect(reference.map((word) => word.text).join(' ')).toBe(text);
  expect(reference.filter(({ probability }) => probability < 0.1)).toEqual([]);
  const starts = reference.map(({ at }) => at?.startMs ?? -1);
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
});

describe('words that another recogniser heard', () => {
  /** A possible result of the recogniser, evenly spaced over the seconds from `start`. */
  const told = (text: string, seconds: number, start = 0) => {
    const words = text.split(' ');
    const each = seconds / words.length;
    return words.map((word, at) => ({
      text: word,
      start: start + at * each,
      end: start + (at + 1) * each,
    }));
  };

  test('are placed where they sound, whatever times it gave them', async () => {
    const own = await read(wheat);
    const { heard, reference, unheard, runs } = await read(wheat, told(sentences.wheat, 1));
    expect([unheard, reference, runs]).toEqual([null, [], own.runs]);
    expect(heard.map(({ text }) => text).join(' ')).toBe(sentences.wheat);
    for (const [at, { startMs, endMs, probability }] of heard.entries()) {
      expect(probability).toBeGreaterThan(0.3);
      expect(Math.abs(startMs - (own.heard[at]?.startMs ?? -9999))).toBeLessThan(200);
      expect(endMs).toBeGreaterThan(startMs);
    }
  });

  test('that were not said are not among them', async () => {
    const { heard } = await read(wheat, told(sentences.wheat.replace('rose', 'rose very'), 4));
    expect(heard.map(({ text }) => text).join(' ')).toBe(sentences.wheat);
    const added = await read(wheat, told(`${sentences.wheat} The farmers were delighted.`, 4));
    expect(added.heard.map(({ text }) => text).join(' ')).toBe(sentences.wheat);
  });

  test.each([
    ['of another sentence', sentences.committee],
    ['of another language', 'Die Preise für Weizen sind nach zwei schlechten Ernten stark gestiegen.'],
    ['in another alphabet', 'Цена на пшеницу резко выросла после двух лет плохого урожая.'],
    ['that are signs', '— … !'],
  ])('%s are not what sounds', async (_, text) => {
    const { unheard, heard } = await read(wheat, told(text, 4));
    expect([unheard, heard]).toEqual(['not_understood', []]);
  });

  test('are found in each window of a long recording', async () => {
    const whole = [wheat, pause(0.5), committee, pause(8), wheat, pause(8), committee, pause(0.5), wheat];
    const text = [
      sentences.wheat,
      sentences.committee,
      sentences.wheat,
      sentences.committee,
      sentences.wheat,
    ];
    let start = 0;
    const said = whole.flatMap((sound, at) => {
      const seconds = sound.length / sampleRate;
      start += seconds;
      return at % 2 ? [] : told(text[at / 2] ?? '', seconds, start - seconds);
    });
    const { heard, lengthMs } = await read(joined(...whole), said);
    expect(lengthMs).toBeGreaterThan(30_000);
    expect(heard.map((word) => word.text).join(' ')).toBe(text.join(' '));
    const starts = heard.map(({ startMs }) => startMs);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  });

  test('are not looked for in silence', async () => {
    expect((await read(pause(3), told(sentences.wheat, 3))).unheard).toBe('silence');
  });
});

test.each([
  ['nothing', pause(3), 'silence'],
  ['a quiet room', noise(5, 0.001), 'silence'],
  ['noise', noise(5), 'noise'],
  ['noise that comes and goes', joined(pause(1), noise(1), pause(1), noise(2), pause(1)), 'noise'],
  ['a tone', tone(5), 'noise'],
  ['beeps', joined(pause(1), tone(0.5), pause(0.5), tone(0.5, 880), pause(1)), 'noise'],
  ['music', joined(pause(0.5), music(6), pause(0.5)), 'noise'],
])('%s is not taken for speech', async (_, sound, reason) => {
  for (const reference of [undefined, sentences.wheat]) {
    const { unheard, heard, reference: words } = await read(sound, reference);
    expect([unheard, heard, words]).toEqual([reason, [], []]);
  }
});

test('speech in a noisy room is heard', async () => {
  const { unheard, reference } = await read(
    mixed(joined(pause(0.5), wheat, pause(0.5)), noise(6, 0.02)),
    sentences.wheat,
  );
  expect(unheard).toBeNull();
  expect(reference.filter(({ probability }) => probability > 0.3).length).toBeGreaterThan(9);
});

test('no word is judged by its own sound in so much noise that this would not count', async () => {
  const { unheard, contrast, reference } = await read(mixed(wheat, noise(6, 0.04)), sentences.wheat);
  expect(unheard).toBeNull();
  expect(ownSoundCounts(contrast)).toBe(0);
  expect(reference.filter(({ alone }) => alone !== null)).toEqual([]);
});

test('the same sound has the same facts, whatever was heard before and by which reader', async () => {
  const first = await read(wheat, sentences.wheat);
  await read(committee, sentences.wheat);
  expect(await read(wheat, sentences.wheat)).toEqual(first);
  const other = await openSoundReader();
  expect(await other(wheat, sentences.wheat)).toEqual(first);
});
