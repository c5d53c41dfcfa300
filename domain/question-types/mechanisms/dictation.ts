import { z } from 'zod';
import { plainText } from '../../core/contract.ts';
import { personal } from '../../core/events/personal.ts';
import { aboveHalf, objectiveScore } from '../../scoring/score.ts';
import { matchWords } from '../../scoring/comparing/fitted-words.ts';
import { wordsOf } from '../../scoring/words.ts';
import { questionFields, revealedFields, sharedReasons, sharedView, viewFields } from '../question-fields.ts';
import { defineMechanism } from '../mechanism.ts';
import { inOrder, quoted } from './in-words.ts';
import { keysToType } from './limit-faults.ts';
import { shownTrackSchema, trackFields } from './track.ts';

const transcript = z
  .string()
  .max(300)
  .refine((text) => wordsOf(text).length > 0, 'A sentence needs words.');

/** The missing parts of the sentence: specification, document 2, section 5. Practice asks for both. */
export function dictationFaults(text: string): { readonly capital: boolean; readonly fullStop: boolean } {
  const sentence = text.trim();
  return {
    capital: !/^\p{Lu}/u.test(sentence),
    fullStop: !sentence.endsWith('.'),
  };
}

export const dictation = defineMechanism({
  kind: 'dictation',
  unit: { one: 'word', many: 'words are right' },
  questionSchema: z.object({ ...questionFields, ...trackFields, transcript }),
  viewSchema: z.object({ ...viewFields, track: shownTrackSchema }),
  answerSchema: z.object({ text: plainText(1000) }),
  recordedAnswerSchema: z.object({ text: personal(z.string()) }),
  solutionSchema: z.object({
    ...revealedFields,
    transcript: z.string(),
    sentences: trackFields.sentences,
  }),
  view: (question) => ({ ...sharedView(question), track: question.track }),
  solution: (question) => ({
    ...sharedReasons(question),
    transcript: question.transcript,
    sentences: question.sentences,
  }),
  emptyAnswer: { text: '' },
  isEmpty: (answer) => answer.text.trim() === '',
  startingAnswer: () => ({ text: '' }),
  fits: () => true,
  inWords: ({ text }) => quoted(text, 'nothing typed'),
  reasonedParts: (question) => ({
    name: 'word',
    parts: inOrder(wordsOf(question.transcript).map(({ text }) => text)),
  }),
  content: {
    texts: ['transcript'],
    keyField: 'transcript',
    heardKeys: (question) => [question.transcript],
    limitFaults: (question) => keysToType('transcript', question.transcript),
  },
  scoring: {
    by: 'rule',
    rightAnswer: (question) => ({ text: question.transcript }),
    /** 1 for each word typed, nothing lost: document 2, section 9. All standard spellings and forms count. */
    score(question, answer) {
      const evidence = matchWords(question.transcript, answer.text);
      const points = evidence.filter((word) => word.span !== null).length;
      return objectiveScore(points, evidence.length, aboveHalf(points, evidence.length), evidence);
    },
  },
});
