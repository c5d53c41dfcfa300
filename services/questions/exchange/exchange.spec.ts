import type { PackageFormat } from '#domain/questions/exchange-contract.ts';
import { canBeItem } from '#domain/questions/qti-kinds.ts';
import { answerableCodes } from '#domain/question-types/registry.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { questionSchema, type Question } from '#domain/question-types/registry.ts';
import { anyQuestionAtAll } from '#domain/question-types/testing/any-question.ts';
import {
  lsaQuestion,
  rmaQuestion,
  rsaQuestion,
  sampleQuestions,
} from '#domain/question-types/testing/questions.ts';
import { unpackFiles } from './archive.ts';
import { packed, packedFiles } from '../../files/testing/packed.ts';
import { metadataOf, metadataSchema, withMetadata } from './metadata.ts';
import { NotAPackage } from './not-a-package.ts';
import { openItem, readItem } from './read-item.ts';
import { readPackage } from './read-package.ts';
import { writeItem } from './write-item.ts';
import { writePackage, type OpenMedia } from './write-package.ts';

const newUid = (type: string) => `${type}-0777`;
const read = (archive: Uint8Array) => readPackage(archive, { newUid });
const noMedia: OpenMedia = () => Promise.resolve(undefined);
const pack = (questions: readonly Question[], format: PackageFormat, openMedia = noMedia) =>
  packed(writePackage(questions, format, openMedia));
const qti = (question: Question) => pack([question], 'qti');
const encode = (text: string) => new TextEncoder().encode(text);

async function changed(archive: Buffer, file: string, change: (text: string) => string): Promise<Buffer> {
  const files = new Map(await unpackFiles(archive));
  files.set(file, encode(change(new TextDecoder().decode(files.get(file)))));
  return packedFiles(files);
}

test('exports the twelve types with a QTI interaction as items', () => {
  expect(answerableCodes.filter(canBeItem).toSorted()).toEqual(
    ['LHS', 'LIW', 'LMA', 'LMW', 'LSA', 'LWB', 'LWD', 'RFB', 'RFG', 'RMA', 'RRP', 'RSA'].toSorted(),
  );
});

test('returns any question unchanged, by item and metadata together', () => {
  fc.assert(
    fc.property(anyQuestionAtAll, (any) => {
      const question = questionSchema.parse(any);
      const document = writeItem(question);
      expect(document !== undefined).toBe(canBeItem(question.type));
      const told = document === undefined ? {} : (readItem(openItem(document), question.type) ?? {});
      const kept: unknown = JSON.parse(JSON.stringify(metadataOf(question, told)));
      expect(questionSchema.parse(withMetadata(told, metadataSchema.parse(kept)))).toEqual(question);
    }),
  );
});

test.each([
  '  two  spaces ',
  'a\n\n\nb',
  'nul \u0000',
  'tab\tand\rreturn',
  'half \uD800 a pair',
  '<b>&amp;</b>',
  '___',
])('returns a title, a passage and an option with odd characters: %j', async (odd) => {
  const question = { ...rsaQuestion, title: odd, topic: odd, multichoice: ['one', odd], correctIndex: 1 };
  expect(await read(await qti(question))).toMatchObject({ found: [{ question }], refused: [] });
});

test('moves recordings and pictures with their questions, in both formats', async () => {
  const questions = [lsaQuestion, sampleQuestions.SDI];
  const openMedia: OpenMedia = (file) => Promise.resolve([encode(`bytes of ${file}`)]);
  const fromJson = await read(await pack(questions, 'json', openMedia));
  expect(fromJson.found.map(({ media }) => [...media.keys()])).toEqual([['LSA-9001.mp3'], ['SDI-9001.svg']]);
  const { found } = await read(await pack(questions, 'qti', openMedia));
  expect(found.map(({ question }) => question)).toEqual([lsaQuestion]);
  expect(new TextDecoder().decode(found[0]?.media.get('LSA-9001.mp3'))).toBe('bytes of LSA-9001.mp3');
});

test('prefers a change to the item over the metadata', async () => {
  const archive = await changed(await qti(rsaQuestion), 'items/RSA-9001.xml', (item) =>
    item.replace('>On foot<', '>On horseback<').replace('<qti-value>C2<', '<qti-value>C3<'),
  );
  expect((await read(archive)).found[0]?.question).toEqual({
    ...rsaQuestion,
    multichoice: ['By rail', 'By ship', 'On horseback'],
    correctIndex: 2,
  });
});

describe('a foreign package', () => {
  const manifest = `<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="m"><resources>
    <resource identifier="tea" type="imsqti_item_xmlv3p0" href="a/tea.xml"><file href="a/tea.xml"/></resource>
    </resources></manifest>`;
  const item = (body: string, correct: string, feedback = 'The passage says so.') => `<?xml version="1.0"?>
    <qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="tea" title="Tea">
      <qti-response-declaration identifier="R" cardinality="single" base-type="identifier">
        <qti-correct-response><qti-value>${correct}</qti-value></qti-correct-response>
      </qti-response-declaration>
      <qti-item-body>${body}</qti-item-body>
      <qti-modal-feedback outcome-identifier="F" identifier="f" show-hide="show">
        <qti-content-body><p>${feedback}</p></qti-content-body>
      </qti-modal-feedback>
    </qti-assessment-item>`;
  const choice = `<div>
      <p>Tea came to
         Europe by <em>ship</em>.</p>
      <p>It was <br/> dear.</p>
    </div>
    <qti-choice-interaction response-identifier="R" max-choices="1">
      <qti-prompt>How did tea come?</qti-prompt>
      <qti-simple-choice identifier="x">By rail</qti-simple-choice>
      <qti-simple-choice identifier="y"><p>By ship</p><qti-feedback-inline>Yes</qti-feedback-inline></qti-simple-choice>
    </qti-choice-interaction>`;
  const packItem = (xml: string, more: Readonly<Record<string, string>> = {}) =>
    packedFiles(
      new Map(
        Object.entries({ 'imsmanifest.xml': manifest, 'a/tea.xml': xml, ...more }).map(([name, text]) => [
          name,
          encode(text),
        ]),
      ),
    );

  test('gets its type from its form, and a new name', async () => {
    expect(await read(await packItem(item(choice, 'y')))).toMatchObject({
      refused: [],
      found: [
        {
          question: {
            type: 'RSA',
            uid: 'RSA-0777',
            title: 'Tea',
            topic: 'Tea came to Europe by ship.\n\nIt was\ndear.',
            question: 'How did tea come?',
            multichoice: ['By rail', 'By ship'],
            correctIndex: 1,
            explanation: 'The passage says so.',
            free: false,
          },
        },
      ],
    });
  });

  test('may be given another type', async () => {
    const lhs = await readPackage(await packItem(item(choice, 'y')), { newUid, type: 'LHS' });
    expect(lhs.refused).toEqual([{ name: 'tea', reasons: ['This type needs a track and its transcript.'] }]);
  });

  test.each([
    ['has no key', item(choice, 'z'), /correctIndex/],
    ['has no explanation', item(choice, 'y', ''), /explanation/],
    ['is too long', item(choice.replace('dear', 'dear '.repeat(400)), 'y'), /words: this type takes at most/],
    [
      'has an unsupported type',
      item('<qti-upload-interaction response-identifier="R"/>', 'y'),
      /No question type has/,
    ],
    ['has no body', '<qti-assessment-item identifier="x" title="t"/>', /no body/],
    ['is no item', '<html/>', /not a QTI 3.0 item/],
    ['is no XML', '<html>', /invalid in line 1/],
    ['names files', `<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]>${item('&e;', 'y')}`, /DOCTYPE/],
  ])('is refused with its reason where an item %s', async (_what, xml, reason) => {
    const { found, refused } = await read(await packItem(xml));
    expect(found).toEqual([]);
    expect(refused).toMatchObject([{ name: 'tea' }]);
    expect(refused[0]?.reasons.join(' ')).toMatch(reason);
  });

  const typed = '<p>A notice</p><p><qti-text-entry-interaction response-identifier="R"/></p>';
  const talk = { 'sound/tea.mp3': 'sound' };

  test('takes a recording only from the place in the item', async () => {
    const heardFrom = async (source: string) =>
      read(await packItem(item(`<audio src="${source}"/>${typed}`, 'Tea came by ship.'), talk));
    const [found] = (await heardFrom('../sound/tea.mp3')).found;
    expect(found?.question).toMatchObject({
      type: 'LWD',
      track: 'LWD-0777.mp3',
      transcript: 'Tea came by ship.',
    });
    expect([...(found?.media ?? [])].map(([name, sound]) => [name, new TextDecoder().decode(sound)])).toEqual(
      [['LWD-0777.mp3', 'sound']],
    );
    for (const source of ['../../sound/tea.mp3', '/etc/passwd', 'http://elsewhere.example/tea.mp3'])
      expect((await heardFrom(source)).refused).toEqual([
        { name: 'tea', reasons: [`Its recording, ${source}, is not in the package.`] },
      ]);
  });

  test('takes a transcript from the text beside a recording, and requires one', async () => {
    const heard = item(`<audio src="../sound/tea.mp3"/>${choice}`, 'y');
    expect((await read(await packItem(heard, talk))).refused).toEqual([
      {
        name: 'tea',
        reasons: ['The transcript of its recording is missing: add it to the package as sound/tea.txt.'],
      },
    ]);
    const { found, refused } = await read(
      await packItem(heard, { ...talk, 'sound/tea.txt': 'Tea came to Europe by ship.\n' }),
    );
    expect(refused).toEqual([]);
    expect(found).toMatchObject([
      { question: { type: 'LSA', track: 'LSA-0777.mp3', transcript: 'Tea came to Europe by ship.' } },
    ]);
  });

  test('cannot change a rule by broken or unknown metadata', async () => {
    const ours = await qti(rmaQuestion);
    const broken = await changed(ours, 'ninety/RMA-9001.json', (text) =>
      text.replace('"RMA-9001"', '"../x"'),
    );
    expect((await read(broken)).refused).toMatchObject([
      { reasons: [expect.stringMatching(/not in Ninety’s format/)] },
    ]);
    const claims = await changed(ours, 'ninety/RMA-9001.json', (text) =>
      text.replace('"fields": {', '"fields": { "__proto__": { "admin": true }, "other": 1,'),
    );
    const [found] = (await read(claims)).found;
    expect(found?.question).toEqual(rmaQuestion);
    expect(found?.question).not.toHaveProperty('admin');
    const tooHard = await changed(ours, 'ninety/RMA-9001.json', (text) =>
      text.replace('"difficulty": 2', '"difficulty": 9'),
    );
    expect((await read(tooHard)).refused[0]?.reasons[0]).toMatch(/^difficulty: /);
    const renamed = await changed(ours, 'ninety/RMA-9001.json', (text) =>
      text.replace('"RMA-9001"', '"RSA-9001"'),
    );
    expect((await read(renamed)).refused[0]?.reasons[0]).toMatch(/named like RMA-0001/);
  });
});

test('imports a repeated question once', async () => {
  const { found, refused } = await read(await pack([rsaQuestion, rsaQuestion], 'json'));
  expect(found).toHaveLength(1);
  expect(refused).toEqual([
    { name: 'RSA-9001', reasons: ['The package holds another question of this name.'] },
  ]);
});

test.each([
  ['x.txt', 'x'],
  ['questions.json', '[]'],
  ['questions.json', '{'],
  ['imsmanifest.xml', '<a>'],
  ['imsmanifest.xml', '<!DOCTYPE a><a/>'],
])('refuses an archive with nothing but %s, %j', async (name, text) => {
  await expect(read(await packedFiles(new Map([[name, encode(text)]])))).rejects.toThrow(NotAPackage);
});
