import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lwdQuestion, rsaQuestion, sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { BrokenContent, readContent } from './content-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ninety-content-'));
  for (const code of ['RSA', 'LWD']) mkdirSync(path.join(folder, code));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, content: unknown) =>
  writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
const faultOf = () => {
  try {
    readContent(folder);
  } catch (error) {
    if (error instanceof BrokenContent) return error.message;
    throw error;
  }
  return 'nothing';
};

const text = 'Nine doors opened in 1840.';
const { track: _track, transcript: _transcript, sentences: _sentences, ...dictation } = lwdQuestion;
const spoken = { ...dictation, uid: 'LWD-0001', script: [{ voice: 'uk-f1', text }] };
const times = { startMs: 150, endMs: 3000 };
const tracks = {
  tracks: {
    'LWD-0001.mp3': {
      seconds: 3.2,
      bytes: 19_200,
      kbps: 48,
      mp3Sha256: 'abc',
      lines: [{ text, sentences: [{ ...times, text: 'Nine doors opened in eighteen forty.' }] }],
    },
  },
};

test('reads the questions of each type in order, with the times of their sentences', () => {
  for (const uid of ['RSA-0002', 'RSA-0001']) write(`RSA/${uid}.json`, { ...rsaQuestion, uid });
  write('LWD/LWD-0001.json', spoken);
  write('LWD/tracks.json', tracks);
  const files = readContent(folder);
  expect(files.map(({ file }) => file)).toEqual([
    'RSA/RSA-0001.json',
    'RSA/RSA-0002.json',
    'LWD/LWD-0001.json',
  ]);
  expect(files[2]?.question).toMatchObject({
    track: 'LWD-0001.mp3',
    transcript: text,
    sentences: [{ ...times, text }],
  });
  expect(files[2]?.question).not.toHaveProperty('script');
});

test('reads the model reading of a text, which is not a recording of the question', () => {
  const { SRA } = sampleQuestions;
  mkdirSync(path.join(folder, 'SRA'));
  const script = [{ voice: 'uk-f1', text }];
  write('SRA/SRA-0001.json', { ...SRA, uid: 'SRA-0001', topic: text, script });
  write('SRA/tracks.json', { tracks: { 'SRA-0001.mp3': tracks.tracks['LWD-0001.mp3'] } });
  const [file] = readContent(folder);
  expect(file?.question).toMatchObject({
    modelReading: { track: 'SRA-0001.mp3', sentences: [{ ...times, text }] },
  });
  expect(file?.question).not.toHaveProperty('track');
  expect(file?.question).not.toHaveProperty('transcript');
});

test('reads no question from a folder without any', () => {
  expect(readContent(folder)).toEqual([]);
});

const rsa = { ...rsaQuestion, uid: 'RSA-0001' };
test.each<[string, unknown, string]>([
  ['no JSON', '{"type": ', 'RSA/RSA-0001.json: '],
  ['a field missing', { ...rsa, multichoice: undefined }, 'RSA/RSA-0001.json: multichoice: '],
  [
    'a wrong value deep inside',
    { ...rsa, explanations: [{ text: 7 }] },
    'RSA/RSA-0001.json: explanations.0.text: ',
  ],
  ['a field misspelt', { ...rsa, correctindex: 1 }, 'RSA/RSA-0001.json: correctindex: '],
  ['a key that names no option', { ...rsa, correctIndex: 3 }, 'RSA/RSA-0001.json: correctIndex: '],
  ['the uid of another', { ...rsa, uid: 'RSA-0002' }, 'RSA/RSA-0001.json: uid: '],
  ['another type', { ...spoken, uid: 'RSA-0001', script: undefined }, 'RSA/RSA-0001.json: '],
])('reports %s with its file and field', (_what, content, message) => {
  write('RSA/RSA-0001.json', content);
  expect(faultOf()).toContain(message);
});

test('reports a missing or different recording', () => {
  write('LWD/LWD-0001.json', spoken);
  expect(faultOf()).toContain('LWD/LWD-0001.json: script: tracks.json does not know LWD-0001.mp3');
  const [line] = tracks.tracks['LWD-0001.mp3'].lines;
  const more = [
    { ...times, text: 'No.' },
    { ...times, text: 'Other words.' },
  ];
  write('LWD/tracks.json', {
    tracks: { 'LWD-0001.mp3': { ...tracks.tracks['LWD-0001.mp3'], lines: [{ ...line, sentences: more }] } },
  });
  expect(faultOf()).toContain('LWD/LWD-0001.json: script: ');
});
