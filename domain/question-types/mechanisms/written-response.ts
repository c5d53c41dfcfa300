import { z } from 'zod';
import { plainText } from '../../core/contract.ts';
import { personal } from '../../core/personal.ts';
import { questionFields, revealedFields, sharedReasons, sharedView, viewFields } from '../question-fields.ts';
import { defineAnalysedMechanism } from '../mechanism.ts';
import { quoted } from './in-words.ts';

const sampleAnswer = z.string().min(1).max(4000);

/** A text is read and answered in writing: WSC. The topic is what is read; an answer that would do is shown after. */
export const writtenResponse = defineAnalysedMechanism({
  kind: 'written-response',
  unit: { one: 'point', many: 'points' },
  questionSchema: z.object({ ...questionFields, sampleAnswer }),
  viewSchema: z.object(viewFields),
  answerSchema: z.object({ text: plainText(5000) }),
  recordedAnswerSchema: z.object({ text: personal(z.string()) }),
  solutionSchema: z.object({ ...revealedFields, sampleAnswer }),
  view: sharedView,
  solution: (question) => ({ ...sharedReasons(question), sampleAnswer: question.sampleAnswer }),
  emptyAnswer: { text: '' },
  isEmpty: (answer) => answer.text.trim() === '',
  startingAnswer: () => ({ text: '' }),
  fits: () => true,
  inWords: ({ text }) => quoted(text, 'nothing written'),
  // A text is explained as a whole.
  reasonedParts: () => ({ name: 'part', labels: [] }),
  scoring: { by: 'analysis', of: 'writing' },
});
