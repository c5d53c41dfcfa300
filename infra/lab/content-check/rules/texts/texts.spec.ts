import { describe, expect, test } from 'vitest';
import { reasonedPartsOf, type Question } from '#domain/question-types/registry.ts';
import * as samples from '#domain/question-types/testing/questions.ts';
import { createBritishDictionary } from '../../dictionary.ts';
import type { Rule } from '../../rule.ts';
import { faultyFields, fileOf } from '../../testing/files.ts';
import { explanationsRule, ownReasonsRule } from './explanations.ts';
import { likenessRule } from '../sets/likeness.ts';
import { quotesRule } from './quotes.ts';
import { spellingRule } from './spelling.ts';
import { titlesRule } from './titles.ts';
import { transcriptRule } from '../sound/transcripts.ts';
import { typographyRule } from './typography.ts';

const fieldsOf = (rule: Rule, ...questions: readonly Question[]) =>
  faultyFields(rule, ...questions.map(fileOf));

describe('likeness', () => {
  const one: Question = {
    ...samples.rsaQuestion,
    uid: 'RSA-0001',
    topic:
      'Long ago the people of the coast built their boats of reeds, and with these they crossed the lake.',
  };
  const other = (topic: string): Question => ({
    ...samples.rfgQuestion,
    uid: 'RFG-0001',
    title: 'Another title',
    topic,
  });

  test('of eight words in a row in two questions is reported', () => {
    const seven = other('In winter the people of the coast built their huts of stone.');
    expect(fieldsOf(likenessRule, one, other('The coast was empty in those years.'))).toEqual([]);
    expect(likenessRule([one, seven].map(fileOf)).filter(({ message }) => message.includes('“'))).toEqual([]);
    const eight = other('In winter the people of the coast built their boats of stone.');
    expect(likenessRule([one, eight].map(fileOf))[0]).toMatchObject({
      file: 'RFG/RFG-0001.json',
      message: expect.stringContaining('the people of the coast built their boats') as string,
    });
  });

  test('of many common short runs is reported as the same subject', () => {
    const alike = other(
      'They crossed the lake. Boats of reeds, the people of old knew, were light. Built their boats well.',
    );
    expect(fieldsOf(likenessRule, one, alike)).toContain('topic');
  });

  test('ignores case and punctuation, and covers titles', () => {
    const shouted = other('LONG AGO, THE PEOPLE OF THE COAST BUILT.');
    expect(fieldsOf(likenessRule, one, { ...shouted, title: one.title.toUpperCase() })).toEqual(
      expect.arrayContaining(['topic', 'title']),
    );
  });
});

describe('explanations', () => {
  const explanation =
    'Look for the word that names a way to travel. The other options are not in the text at all, so they cannot be right.';
  const reasons = [
    'There were no railways at the time.',
    'The text names a ship here.',
    'Nobody would have walked so very far.',
  ];
  const good: Question = {
    ...samples.rsaQuestion,
    explanation,
    explanations: reasons.map((text, index) => ({ text, ...(index === 1 && { quote: 'by ship' }) })),
  };
  test('cover each option, and the question in two to four sentences', () => {
    expect(fieldsOf(explanationsRule, good)).toEqual([]);
    expect(fieldsOf(explanationsRule, { ...good, explanations: good.explanations.slice(1) })).toEqual([
      'explanations',
    ]);
    expect(fieldsOf(explanationsRule, { ...good, explanation: 'Because.' })).toEqual([
      'explanation',
      'explanation',
    ]);
    const wrong = { ...good, explanations: [{ text: 'Wrong.' }, ...good.explanations.slice(1)] };
    expect(fieldsOf(explanationsRule, wrong)).toEqual(['explanations.0']);
  });

  const withReasons = Object.values(samples.sampleQuestions).filter(
    (question) => reasonedPartsOf(question).parts.length > 0,
  );
  test.each(withReasons.map((question) => [question.type, question] as const))(
    '%s: reports a missing one',
    (_type, question) => {
      expect(fieldsOf(explanationsRule, question)).not.toContain('explanations');
      const fewer = { ...question, explanations: question.explanations.slice(1) } as Question;
      expect(fieldsOf(explanationsRule, fewer)).toContain('explanations');
    },
  );

  test('are never repeated in a question, and in the bank only if short', () => {
    const [first = { text: '' }, second = { text: '' }] = good.explanations;
    const twice = { ...good, explanations: [first, second, first] };
    expect(fieldsOf(ownReasonsRule, good)).toEqual([]);
    expect(fieldsOf(ownReasonsRule, twice)).toEqual(['explanations.2']);
    const again = { ...good, uid: 'RSA-0002' };
    expect(fieldsOf(ownReasonsRule, good, again)).toEqual(['explanation']);
  });
});

describe('quotes', () => {
  const quoting = (question: Question, index: number, quote: string | undefined): Question => ({
    ...question,
    explanations: question.explanations.map(({ text, quote: before }, place) => {
      const own = place === index ? quote : before;
      return { text, ...(own !== undefined && { quote: own }) };
    }),
  });
  test('match the text exactly, and exist for the right option', () => {
    expect(fieldsOf(quotesRule, samples.rsaQuestion)).toEqual([]);
    expect(fieldsOf(quotesRule, quoting(samples.rsaQuestion, 1, 'By ship'))).toEqual([
      'explanations.1.quote',
    ]);
    expect(fieldsOf(quotesRule, quoting(samples.rsaQuestion, 1, undefined))).toEqual([
      'explanations.1.quote',
    ]);
    expect(fieldsOf(quotesRule, quoting(samples.rsaQuestion, 0, undefined))).toEqual([]);
  });
  test('of a pair of paragraphs come from the second one', () => {
    const quoted = ['Then', 'Next', 'Last'].reduce<Question>(
      (question, quote, index) => quoting(question, index, quote),
      samples.rrpQuestion,
    );
    expect(fieldsOf(quotesRule, quoted)).toEqual([]);
    expect(fieldsOf(quotesRule, quoting(quoted, 0, 'woke up'))).toEqual(['explanations.0.quote']);
  });
  test('of a recording have a place of at most two sentences in the track', () => {
    const texts = ['It rained.', 'We ran.', 'It stopped.'];
    const heard: Question = {
      ...samples.lsaQuestion,
      transcript: texts.join(' '),
      sentences: texts.map((text, index) => ({ text, startMs: index * 1000, endMs: index * 1000 + 900 })),
    };
    expect(fieldsOf(quotesRule, quoting(heard, 1, 'rained. We'))).toEqual([]);
    expect(fieldsOf(quotesRule, quoting(heard, 1, 'rained. We ran. It'))).toEqual(['explanations.1.quote']);
    expect(fieldsOf(quotesRule, quoting({ ...heard, sentences: [] }, 1, 'We ran'))).toEqual([
      'explanations.1.quote',
    ]);
  });
});

describe('transcripts', () => {
  test('contain every tested word', () => {
    expect(fieldsOf(transcriptRule, samples.lwbQuestion)).toEqual([]);
    const unspoken = { ...samples.lwbQuestion, correctAnswers: ['Europe', 'sheep'] };
    expect(fieldsOf(transcriptRule, unspoken)).toEqual(['correctAnswers', 'topic']);
    const otherwise = { ...samples.lwbQuestion, topic: 'Tea came from ___ by ___.' };
    expect(fieldsOf(transcriptRule, otherwise)).toEqual(['topic']);
  });
  test('of a missing word break off', () => {
    expect(fieldsOf(transcriptRule, samples.lmwQuestion)).toEqual([]);
    expect(fieldsOf(transcriptRule, { ...samples.lmwQuestion, transcript: 'It came by ship.' })).toEqual([
      'script',
    ]);
    expect(
      fieldsOf(transcriptRule, { ...samples.lmwQuestion, multichoice: ['ship.', 'rail', 'road'] }),
    ).toEqual(['multichoice.0']);
  });
  test.each([
    ['no capital', 'the door opens at nine in the morning.'],
    ['no full stop', 'The door opens at nine in the morning'],
    ['figures', 'The door opens at 9 in the morning.'],
    ['two sentences', 'The door opens. We go in.'],
  ])('of a dictation: %s', (_what, transcript) => {
    expect(fieldsOf(transcriptRule, samples.lwdQuestion)).toEqual([]);
    expect(fieldsOf(transcriptRule, { ...samples.lwdQuestion, transcript })).toEqual(['script']);
  });
  test('match the track', () => {
    const { transcript: text } = samples.lwdQuestion;
    const track = {
      seconds: 4,
      bytes: 1,
      kbps: 48,
      mp3Sha256: '',
      lines: [{ text: 'Another one.', sentences: [] }],
    };
    const recorded = {
      ...fileOf(samples.lwdQuestion),
      recording: { script: [{ voice: 'uk-f1', text }], track },
    };
    expect(faultyFields(transcriptRule, recorded)).toEqual(['script']);
  });
});

describe('titles', () => {
  test('do not contain words of a dictation in any form', () => {
    const dictated = (title: string, topic = 'Public places') =>
      fieldsOf(titlesRule, { ...samples.lwdQuestion, title, topic });
    expect(dictated('Reading rooms')).toEqual([]);
    expect(dictated('The opening hour')).toEqual(['title']);
    expect(dictated('Reading rooms', 'Libraries')).toEqual(['topic']);
  });
  test('do not contain a word to be typed, or the missing end', () => {
    expect(fieldsOf(titlesRule, { ...samples.lwbQuestion, title: 'Ships and tea' })).toEqual(['title']);
    expect(fieldsOf(titlesRule, { ...samples.lmwQuestion, topic: 'Somebody talks of ships' })).toEqual([
      'topic',
    ]);
    expect(fieldsOf(titlesRule, samples.lmwQuestion)).toEqual([]);
  });
  test('do not contain the answer of a short question, or a sentence to repeat', () => {
    const { SSQ, SRS } = samples.sampleQuestions;
    const asked = (title: string) => fieldsOf(titlesRule, { ...SSQ, title });
    expect([asked('Over the sea'), asked('A ship at sea')]).toEqual([[], ['title']]);
    const repeated = { ...SRS, transcript: 'The boats left early.', topic: 'News of the harbour' };
    expect(fieldsOf(titlesRule, { ...repeated, title: 'On the water' })).toEqual([]);
    expect(fieldsOf(titlesRule, { ...repeated, title: 'Leaving by boat' })).toContain('title');
  });
  test('do not repeat a right option', () => {
    expect(fieldsOf(titlesRule, { ...samples.rsaQuestion, title: 'By ship' })).toEqual(['title']);
    expect(fieldsOf(titlesRule, { ...samples.rmaQuestion, title: 'It came by ship' })).toEqual(['title']);
    expect(fieldsOf(titlesRule, { ...samples.rsaQuestion, title: 'By rail' })).toEqual([]);
  });
});

test.each([
  ['two spaces', 'Tea  came by ship.'],
  ['a tab', 'Tea\tcame by ship.'],
  ['a space at the end', 'Tea came by ship. '],
  ['an exclamation mark', 'Tea came by ship!'],
  ['a letter that cannot be seen', 'Tea came\u200b by ship.'],
])('texts have no %s', (_what, topic) => {
  expect(fieldsOf(typographyRule, { ...samples.rsaQuestion, topic })).toEqual(['topic']);
  expect(fieldsOf(typographyRule, { ...samples.rsaQuestion, topic: 'Tea came.\n\nBy ship.' })).toEqual([]);
});

describe('spelling', () => {
  const rule = spellingRule(createBritishDictionary());
  const spelt = (topic: string) => fieldsOf(rule, { ...samples.rsaQuestion, topic });
  test('is British', () => {
    expect(
      spelt('The colour of the harbour’s well-known centre; it hadn’t been organised, the teacher’s said.'),
    ).toEqual([]);
    for (const word of ['color', 'center', 'traveler', 'aluminum']) {
      expect(rule([fileOf({ ...samples.rsaQuestion, topic: `The ${word}.` })])).toMatchObject([
        { field: 'topic', message: expect.stringContaining(word) as string },
      ]);
    }
  });
  test('of wrong words in any field is reported', () => {
    expect(spelt('They recieved it.')).toEqual(['topic']);
    expect(
      fieldsOf(rule, { ...samples.rsaQuestion, multichoice: ['By rail', 'By shipp', 'On foot'] }),
    ).toEqual(['multichoice.1']);
    expect(fieldsOf(rule, { ...samples.rsaQuestion, explanation: 'Teh text says so.' })).toEqual([
      'explanation',
    ]);
  });
  test('is checked in summaries of recordings, and not in weaker answers', () => {
    const lecture = samples.sampleQuestions.LST;
    const weak = { level: 'weak' as const, text: 'Tea comed by shipp.', bands: {} };
    expect(fieldsOf(rule, { ...lecture, weakerAnswers: [weak] })).toEqual([]);
    expect(fieldsOf(rule, { ...lecture, transcript: 'Tea was recieved.' })).toEqual(['transcript']);
  });
  test('accepts the names of the list', () => {
    expect(spelt('Petrichor rose above Medellín.')).toEqual([]);
  });
});
