import { z } from 'zod';
import { questionFields, revealedFields, sharedReasons, sharedView, viewFields } from '../question-fields.ts';
import { defineMechanism } from '../mechanism.ts';
import { blankCount, blankWord, emptyBlanks, filledText, ofOfferedWords, scoreBlanks } from './blanks.ts';
import { carriedWord } from './carry.ts';
import { outside } from './limit-faults.ts';

const wordsGiven = z.array(z.array(blankWord).min(2).max(6)).min(1).max(10);

export const dropDownBlanks = defineMechanism({
  kind: 'drop-down-blanks',
  ...ofOfferedWords,
  questionSchema: z
    .object({ ...questionFields, wordsGiven, correctAnswers: z.array(blankWord) })
    .refine(
      ({ topic, wordsGiven: words, correctAnswers }) =>
        blankCount(topic) === words.length &&
        correctAnswers.length === words.length &&
        words.every((choices, index) => choices.includes(correctAnswers[index] ?? '')),
      'Each blank needs its words and its right answer among them.',
    ),
  viewSchema: z.object({ ...viewFields, wordsGiven }),
  solutionSchema: z.object({ ...revealedFields, correctAnswers: z.array(z.string()) }),
  view: (question) => ({ ...sharedView(question), wordsGiven: question.wordsGiven }),
  solution: (question) => ({ ...sharedReasons(question), correctAnswers: question.correctAnswers }),
  startingAnswer: (view) => ({ selectedAnswer: emptyBlanks(view.wordsGiven.length) }),
  fits: (view, { selectedAnswer }) =>
    selectedAnswer.length === view.wordsGiven.length &&
    selectedAnswer.every((chosen, index) => {
      const given = chosen.trim();
      return given === '' || (view.wordsGiven[index] ?? []).some((choice) => choice.trim() === given);
    }),
  content: {
    texts: ['wordsGiven'],
    keyField: 'correctAnswers',
    offers: (question) =>
      question.wordsGiven.map((options, blank) => ({
        kind: 'list',
        options,
        keys: [options.indexOf(question.correctAnswers[blank] ?? '')],
      })),
    wholeText: ({ topic, correctAnswers }) => filledText(topic, correctAnswers),
    limitFaults: (question, { blanks, optionsPerBlank }) => [
      ...outside(['topic'], blankCount(question.topic), blanks, 'blanks'),
      ...question.wordsGiven.flatMap(({ length }, index) =>
        optionsPerBlank === undefined || length === optionsPerBlank
          ? []
          : [
              {
                path: ['wordsGiven', index],
                message: `${length} words: this type offers ${optionsPerBlank}.`,
              },
            ],
      ),
    ],
  },
  scoring: {
    by: 'rule',
    rightAnswer: (question) => ({ selectedAnswer: question.correctAnswers }),
    score: (question, answer) => scoreBlanks(question.correctAnswers, answer.selectedAnswer),
    carry: (from, to, answer) => ({
      selectedAnswer: answer.selectedAnswer.map((chosen, index) =>
        carriedWord(from.wordsGiven[index] ?? [], to.wordsGiven[index] ?? [], chosen),
      ),
    }),
  },
});
