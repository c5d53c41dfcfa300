import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { recordingOf, trackOf } from './recording.ts';
import { answerableCodes, studentView } from './registry.ts';
import { sampleQuestions } from './testing/questions.ts';

test.each(answerableCodes)('%s has a recording as in the catalogue, and students see its track', (code) => {
  const question = sampleQuestions[code];
  const recording = recordingOf(question);
  expect((recording?.transcript ?? '') !== '').toBe(catalogue[code].hasAudio);
  expect(trackOf(studentView(question, 'before'))).toBe(recording?.track);
});
