import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getWordInfo, partsOfSpeech, wordInfoSchema, type WordInfo } from '#domain/dictionary/contract.ts';
import { startTestApi, type TestApi, type TestPerson } from '#infra/testing/api.ts';
import { expectRefusal } from '#infra/testing/refusals.ts';

let api: TestApi;
let visitor: TestPerson;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  visitor = api.visitor();
});
afterAll(() => api[Symbol.asyncDispose]());

const lookUp = async (word: string): Promise<WordInfo> => (await visitor.call(getWordInfo, { word })).body;
const send = (payload: object) =>
  api.inject({
    method: 'POST',
    url: getWordInfo.path,
    payload,
    headers: { 'ninety-visitor': visitor.visitorId },
  });

test('returns meanings, sound, examples and synonyms', async () => {
  const info = await lookUp('harbour');
  expect(info).toMatchObject({ word: 'harbour', headword: 'harbour', pronunciation: 'ˈhɑrbɚ' });
  expect(info.meanings[0]).toMatchObject({
    partOfSpeech: 'noun',
    definition: expect.stringContaining('a sheltered port') as string,
  });
  expect(info.meanings[0]?.synonyms).toContain('haven');
  expect(info.meanings.map(({ partOfSpeech }) => partOfSpeech)).toContain('verb');
  expect(info.meanings.flatMap(({ examples }) => examples)).not.toEqual([]);
});

test('gives no rare synonym', async () => {
  const synonymsOf = async (word: string) =>
    (await lookUp(word)).meanings.flatMap(({ synonyms }) => synonyms);
  expect(await synonymsOf('visitor')).not.toContain('visitant');
  // Both are words of one meaning.
  expect(await synonymsOf('visitant')).toContain('visitor');
});

test('gives no example with another word of the same meaning', async () => {
  const { meanings } = await lookUp('rebound');
  const examples = meanings.flatMap((meaning) => meaning.examples);
  expect(examples).toContain("he is still on the rebound from his wife's death");
  // Those of its first meaning have `bounce`.
  for (const example of examples) expect(example).toMatch(/rebound/i);
});

test.each([
  ['went', 'go', 'verb', 'ɡoʊ'],
  ['children', 'child', 'noun', 'tʃaɪld'],
  ['better', 'good', 'adjective', 'ɡʊd'],
  ['Lectures', 'lecture', 'noun', 'ˈlɛktʃɚ'],
  ['stopped', 'stop', 'verb', 'stɑp'],
  ['travelling', 'travel', 'verb', 'ˈtrævəl'],
  ['organised', 'organise', 'verb', 'ˈɔrɡəˌnaɪz'],
  ['colours', 'colour', 'noun', 'ˈkʌlɚ'],
  ['ground', 'ground', 'noun', 'ɡraʊnd'],
  ['bed', 'bed', 'noun', 'bɛd'],
  ['paris', 'Paris', 'noun', 'ˈpɛrɪs, ˈpærɪs'],
  ['ice cream', 'ice cream', 'noun', null],
  ['well-known', 'well-known', 'adjective', 'ˈwɛlˈnoʊn'],
])('%s is found under %s, first as %s', async (word, headword, partOfSpeech, pronunciation) => {
  const info = await lookUp(word);
  expect(info).toMatchObject({ word, headword });
  expect(info.pronunciation).toBe(pronunciation);
  expect(info.meanings[0]?.partOfSpeech).toBe(partOfSpeech);
});

test.each([
  ['  tea ', 'tea'],
  ['“tea,”', 'tea'],
  ['TEA', 'tea'],
  ['teacher’s', 'teacher'],
  ['café', 'cafe'],
  ['left', 'leave'],
])('looks %o up in its base form', async (word, headword) => {
  expect((await lookUp(word)).headword).toBe(headword);
});

test('shows a limited number of complete meanings for each part of speech', async () => {
  for (const word of ['set', 'run', 'take', 'good', 'well', 'round', 'light', 'leaves']) {
    const info = wordInfoSchema.parse(await lookUp(word));
    for (const part of partsOfSpeech) {
      const count = info.meanings.filter(({ partOfSpeech }) => partOfSpeech === part).length;
      // At most two words share a form of one part of speech.
      expect(count).toBeLessThanOrEqual(6);
    }
    for (const { definition, examples, synonyms } of info.meanings) {
      expect(definition).not.toMatch(/["`|]|^\s*$/);
      for (const synonym of synonyms) expect(synonym).toMatch(/^[^_(]+$/);
      for (const example of examples) expect(example).not.toContain('"');
    }
  }
});

describe('an unknown or invalid word', () => {
  const nobody = [
    'qwertyuiop',
    'zzzz',
    '%',
    'go%2',
    '../../etc/passwd',
    'a|b',
    '*',
    '.*',
    '(',
    '\\',
    '  . ',
    '____',
  ];
  const odd = [
    '\u0000',
    'tea\u0000',
    '\ud800',
    '🫖',
    'чай',
    'お茶',
    'שלום',
    '\u202etea',
    "'; drop table",
    '${1}',
    '\n',
  ];
  const inherited = ['toString', 'hasOwnProperty', '__defineGetter__'];
  test.each([...nobody, ...odd, ...inherited].map((word) => [JSON.stringify(word), word]))(
    'refuses %s as unknown or invalid',
    async (_text, word) => {
      const response = await send({ word });
      if (response.statusCode === 400) expectRefusal(response, 400, 'invalid_input');
      else expectRefusal(response, 404, 'word_not_found');
    },
  );

  test.each([
    [{}],
    [{ word: '' }],
    [{ word: '   ' }],
    [{ word: 'a'.repeat(61) }],
    [{ word: 7 }],
    [{ word: ['tea'] }],
    [{ word: null }],
  ])('refuses %o', async (payload) => {
    expectRefusal(await send(payload), 400, 'invalid_input');
  });
});

test('answers hundreds of concurrent look-ups', async () => {
  const words = ['go', 'child', 'good', 'lecture', 'quickly'];
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, index) => lookUp(words[index % 5] ?? '')),
  );
  for (const [index, { headword }] of answers.entries()) expect(headword).toBe(words[index % 5]);
});
