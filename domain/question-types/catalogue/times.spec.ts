import { expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { codesIn, readAll, readNumbers, readOne, readTable, wholeNumber } from '../testing/read-text.ts';
import { specification } from '../testing/specification.ts';
import { typeCodes } from '../type-code.ts';
import { fluencyUpTo, pronunciationBand, quickMock, recordingTimes, speechLevel } from './recording.ts';

const spoken = readTable(specification, '| Type | Wait | Answer |').flatMap(
  ([codes = '', wait = '', answer = '']) =>
    codesIn(codes).map((code) => ({ code, wait: wholeNumber(wait), answer: wholeNumber(answer) })),
);

test('target times are those of the specification', () => {
  const line = readOne(specification, /### Target time \(seconds\)\n(.+)\.\n/);
  const times = readAll(line, /([A-Z]{3}) (\d+)/).map(([code = '', time = '']) => [code, wholeNumber(time)]);
  const own = typeCodes.map((code) => [code, catalogue[code].targetTime]);
  expect(times).toHaveLength(typeCodes.length);
  expect(Object.fromEntries(times)).toEqual(Object.fromEntries(own));
});

test.each(spoken)('$code waits $wait s and records $answer s', ({ code, wait, answer }) => {
  const { waitingTime, answeringTime } = catalogue[code];
  expect({ waitingTime, answeringTime }).toEqual({ waitingTime: wait, answeringTime: answer });
});

test('has no wait in other types, and the target time as clock of written ones', () => {
  const others = typeCodes.filter((code) => !spoken.some((type) => type.code === code));
  expect(others).toHaveLength(typeCodes.length - 9);
  for (const code of others) {
    const { layout, waitingTime, answeringTime, targetTime } = catalogue[code];
    expect([waitingTime, answeringTime]).toEqual([0, layout === 'written' ? targetTime : 0]);
  }
});

test('shortens the wait of the named types by the stored flag', () => {
  const quick = codesIn(
    readOne(specification, /When the stored flag is set, the wait is 4 seconds for ([^.]+)\./),
  );
  for (const code of typeCodes) {
    const { quickWaitingTime, waitingTime } = catalogue[code];
    const expected = quick.includes(code) ? 4 : waitingTime;
    expect({ code, quickWaitingTime }).toEqual({ code, quickWaitingTime: expected });
  }
});

test('seconds to read before the recording are those of the specification', () => {
  const line = readOne(specification, /Read time before the recording: ([^.]+)\./);
  const times = new Map(readAll(line, /([A-Z]{3}) (\d+) s/).map(([code = '', time]) => [code, Number(time)]));
  expect(times.size).toBe(4);
  for (const code of typeCodes) {
    const { readTime } = catalogue[code];
    expect({ code, readTime }).toEqual({ code, readTime: times.get(code) ?? 0 });
  }
});

test('the time to prepare is that of the prompts', () => {
  const [least = 0, most = 0] = readNumbers(
    specification,
    /Read aloud text .+ with (\d+)-(\d+) s to prepare/,
  );
  expect(catalogue.SRA.waitingTime).toBeGreaterThanOrEqual(least);
  expect(catalogue.SRA.waitingTime).toBeLessThanOrEqual(most);
  expect([catalogue.SDI.waitingTime]).toEqual(
    readNumbers(specification, /Describe image: (\d+) s preparation/),
  );
});

test('stops recordings and runs the quick mock test as specified', () => {
  expect([recordingTimes.silenceStop, recordingTimes.minimumAnswering]).toEqual(
    readNumbers(
      specification,
      /Silence auto-stop is (\d+) seconds\. Minimum answering time before manual stop is (\d+) seconds\./,
    ),
  );
  expect([quickMock.waitingTime, quickMock.sectionCap / 60, quickMock.recordingTime]).toEqual(
    readNumbers(
      specification,
      /Quick mock dev mode: (\d+) s wait in speaking, (\d+)-minute section cap, (\d+) s recordings/,
    ),
  );
});

test('pronunciation and fluency are distinguished as specified', () => {
  const [good = 0, great = 0] = readNumbers(
    specification,
    /scores: below (\d+) is low, below (\d+) good, 4 or more great\./,
  );
  expect([0, good - 0.1, good, great - 0.1, great, 5].map(speechLevel)).toEqual([
    'low',
    'low',
    'good',
    'good',
    'great',
    'great',
  ]);
  expect(`Pronunciation bands ${pronunciationBand.join(' to ')}; fluency up to ${fluencyUpTo}.`).toBe(
    readOne(specification, /(Pronunciation bands .+)\n/),
  );
});
