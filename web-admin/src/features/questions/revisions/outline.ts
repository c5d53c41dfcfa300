import { blankCount } from '#domain/question-types/mechanisms/blanks.ts';
import { clickableWords } from '#domain/question-types/mechanisms/highlight-words.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { wordsOf } from '#domain/scoring/words.ts';
import { topicName } from '../topic-names.ts';

/** A part of a question as lines that a person can read and compare. */
export interface OutlinePart {
  readonly label: string;
  readonly lines: readonly string[];
}

/** A question with its key as text: what two revisions are compared by. */
export function outlineOf(question: Question): readonly OutlinePart[] {
  const { title, topic, explanation, explanations } = question;
  const names = thingsWithReasons(question);
  return [
    { label: 'Title', lines: [title] },
    { label: 'Facts', lines: factsOf(question) },
    { label: 'Material', lines: topic.split(/\n+/) },
    ...('question' in question && question.question !== undefined
      ? [{ label: 'Question', lines: [question.question] }]
      : []),
    ...keyOf(question),
    ...recordingOf(question),
    { label: 'Explanation', lines: [explanation] },
    {
      label: 'Reasons',
      lines: explanations.map(({ text, quote }, index) => {
        const words = quote === undefined ? '' : ` [“${quote}”]`;
        return `${names[index] ?? `Reason ${index + 1}`}: ${text}${words}`;
      }),
    },
  ];
}

function factsOf({ difficulty, topics, free, prediction }: Question): string[] {
  return [
    `Difficulty: ${difficulty} of 5`,
    `Topics: ${topics.map(topicName).join(', ') || 'none'}`,
    `Free sample: ${free ? 'yes' : 'no'}`,
    `Predicted: ${prediction ? 'yes' : 'no'}`,
  ];
}

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_nothing, index) => `${name} ${index + 1}`);

/** What each reason of a type is about, in their order: the names that forms and pages use too. */
export function thingsWithReasons(question: Question): string[] {
  switch (question.type) {
    case 'RSA':
    case 'LSA':
    case 'LHS':
    case 'LMW':
    case 'RMA':
    case 'LMA':
      return numbered('Option', question.multichoice.length);
    case 'RRP':
      return question.paragraphs.slice(1).map((_text, index) => `Paragraph ${index + 2} after ${index + 1}`);
    case 'RFG':
    case 'RFB':
    case 'LWB':
      return numbered('Blank', blankCount(question.topic));
    case 'LIW':
      return exchangedWords(question).map(({ shown }) => `“${shown}”`);
    case 'LWD':
      return wordsOf(question.transcript).map(({ text }) => `“${text}”`);
  }
}

/** The exchanged words of a transcript, as they are shown and as they are spoken. */
export function exchangedWords(question: Extract<Question, { type: 'LIW' }>) {
  const [shown, spoken] = [clickableWords(question.topic), clickableWords(question.transcript)];
  return question.indexToClick.map((index) => ({ shown: shown[index] ?? '', spoken: spoken[index] ?? '' }));
}

function keyOf(question: Question): OutlinePart[] {
  const options = (texts: readonly string[], isRight: (index: number) => boolean): OutlinePart[] => [
    { label: 'Options', lines: texts.map((text, index) => `${isRight(index) ? 'Right' : 'Wrong'}: ${text}`) },
  ];
  switch (question.type) {
    case 'RSA':
    case 'LSA':
    case 'LHS':
    case 'LMW':
      return options(question.multichoice, (index) => index === question.correctIndex);
    case 'RMA':
    case 'LMA':
      return options(question.multichoice, (index) => question.correctIndexes.includes(index));
    case 'RRP':
      return [{ label: 'Paragraphs in the right order', lines: question.paragraphs }];
    case 'RFB':
      return question.wordsGiven.map((words, index) => ({
        label: `Blank ${index + 1}`,
        lines: words.map((word) => `${word === question.correctAnswers[index] ? 'Right' : 'Wrong'}: ${word}`),
      }));
    case 'RFG':
      return [
        { label: 'Words given', lines: question.wordsGiven },
        { label: 'Right words', lines: rightWords(question.correctAnswers) },
      ];
    case 'LWB':
      return [{ label: 'Right words', lines: rightWords(question.correctAnswers) }];
    case 'LIW':
      return [
        {
          label: 'Exchanged words',
          lines: exchangedWords(question).map(({ shown, spoken }) => `shown ${shown}, spoken ${spoken}`),
        },
      ];
    case 'LWD':
      return [];
  }
}

const rightWords = (words: readonly string[]) => words.map((word, index) => `Blank ${index + 1}: ${word}`);

function recordingOf(question: Question): OutlinePart[] {
  if (!('track' in question) || question.track === undefined) return [];
  const { track, transcript = '', sentences = [] } = question;
  return [
    { label: 'Recording', lines: [track] },
    { label: 'Transcript', lines: transcript.split('\n') },
    {
      label: 'Times of sentences',
      lines: sentences.map(({ text, startMs, endMs }) => `${startMs} to ${endMs} ms: ${text}`),
    },
  ];
}
