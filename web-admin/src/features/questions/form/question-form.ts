import type { AnswerableCode, Question } from '#domain/question-types/registry.ts';
import { clickableWords } from '#domain/question-types/mechanisms/highlight-words.ts';
import type { Sentence } from '#domain/question-types/mechanisms/track.ts';
import type { Reason } from '#domain/question-types/question-fields.ts';
import type { QuestionTopic } from '#domain/question-types/question-topics.ts';
import { wordsOf } from '#domain/scoring/words.ts';
import { partsOf } from './parts.ts';

/** A reason as it is typed: an empty quote is none. */
export interface ReasonText {
  readonly text: string;
  readonly quote: string;
}
export interface OptionRow {
  readonly text: string;
  readonly isRight: boolean;
  readonly reason: ReasonText;
}
export interface ParagraphRow {
  readonly text: string;
  /** Why it follows the one before; of no meaning in the first. */
  readonly reason: ReasonText;
}
export interface ChoiceRow {
  readonly text: string;
  readonly isRight: boolean;
}
export interface BlankRow {
  /** The right word where it is not one of `choices`. */
  readonly right: string;
  readonly choices: readonly ChoiceRow[];
  readonly reason: ReasonText;
}
/** A sentence of the recording; times in milliseconds, as they are typed. */
export interface SentenceRow {
  readonly text: string;
  readonly startMs: string;
  readonly endMs: string;
}

/** A question while it is written: whatever is typed has its place, also what the schema would refuse. */
export interface QuestionForm {
  readonly type: AnswerableCode;
  readonly uid: string;
  readonly title: string;
  readonly topic: string;
  readonly difficulty: number;
  readonly topics: readonly QuestionTopic[];
  readonly free: boolean;
  readonly prediction: boolean;
  readonly explanation: string;
  readonly question: string;
  readonly options: readonly OptionRow[];
  readonly paragraphs: readonly ParagraphRow[];
  readonly blanks: readonly BlankRow[];
  /** The bank of words, one a line. */
  readonly words: string;
  readonly track: string;
  readonly transcript: string;
  readonly sentences: readonly SentenceRow[];
  /** By the place of a word in its text: in the topic for exchanged words, in the transcript of a dictation. */
  readonly wordReasons: Readonly<Record<number, ReasonText>>;
  /** More reasons than there is anything to give a reason for; kept, so that nothing is lost. */
  readonly furtherReasons: readonly ReasonText[];
}

/** The fields of all types, seen without the type. */
interface Loose {
  readonly question?: string | undefined;
  readonly multichoice?: readonly string[];
  readonly correctIndex?: number;
  readonly correctIndexes?: readonly number[];
  readonly paragraphs?: readonly string[];
  readonly wordsGiven?: readonly string[] | readonly (readonly string[])[];
  readonly correctAnswers?: readonly string[];
  readonly track?: string | undefined;
  readonly transcript?: string | undefined;
  readonly sentences?: readonly Sentence[] | undefined;
  readonly indexToClick?: readonly number[];
}

export const noReason: ReasonText = { text: '', quote: '' };
export const emptyOption: OptionRow = { text: '', isRight: false, reason: noReason };
export const emptyParagraph: ParagraphRow = { text: '', reason: noReason };
export const emptyBlank: BlankRow = { right: '', choices: [], reason: noReason };

const isList = (value: string | readonly string[] | undefined): value is readonly string[] =>
  Array.isArray(value);

/** The form of a question as it is in the bank. */
export function formOf(stored: Question): QuestionForm {
  const { type, uid, title, topic, difficulty, topics, free, prediction, explanation } = stored;
  const question: Loose = stored;
  const { key } = partsOf(type);
  const reasons = stored.explanations.map(({ text, quote }) => ({ text, quote: quote ?? '' }));
  const take = () => reasons.shift() ?? noReason;
  const rights = question.correctIndexes ?? [question.correctIndex];
  const options = (question.multichoice ?? []).map((text, index) => ({
    text,
    isRight: rights.includes(index),
    reason: take(),
  }));
  const paragraphs = (question.paragraphs ?? []).map((text, index) => ({
    text,
    reason: index === 0 ? noReason : take(),
  }));
  const given = question.wordsGiven ?? [];
  const blanks = (question.correctAnswers ?? []).map((right, index) => {
    const words = given[index];
    const place = isList(words) ? words.indexOf(right) : -1;
    const choices = isList(words) ? words.map((text, at) => ({ text, isRight: at === place })) : [];
    return { right, choices, reason: take() };
  });
  const transcript = question.transcript ?? '';
  const places =
    key === 'dictation' ? wordsOf(transcript).map((_word, index) => index) : (question.indexToClick ?? []);
  const wordReasons = Object.fromEntries(places.map((place) => [place, take()]));
  return {
    type,
    uid,
    title,
    topic,
    difficulty,
    topics,
    free,
    prediction,
    explanation,
    question: question.question ?? '',
    options,
    paragraphs,
    blanks,
    words: given.filter((word) => typeof word === 'string').join('\n'),
    track: question.track ?? '',
    transcript,
    sentences: (question.sentences ?? []).map(({ text, startMs, endMs }) => ({
      text,
      startMs: String(startMs),
      endMs: String(endMs),
    })),
    wordReasons,
    furtherReasons: reasons,
  };
}

/** The places of the words that differ from what is spoken, where both have as many words. */
function exchangedPlaces({ topic, transcript }: Pick<QuestionForm, 'topic' | 'transcript'>): number[] {
  const spoken = clickableWords(transcript);
  return clickableWords(topic).flatMap((word, index) => (word === spoken[index] ? [] : [index]));
}

/** The places of the words that have a reason each. */
export function reasonedPlaces(form: QuestionForm): number[] {
  switch (partsOf(form.type).key) {
    case 'exchangedWords':
      return exchangedPlaces(form);
    case 'dictation':
      return wordsOf(form.transcript).map((_word, index) => index);
    default:
      return [];
  }
}

/** What the form says as a question of its type: not checked yet, nothing that was typed is left out. */
export function questionIn(form: QuestionForm): unknown {
  const { type, uid, title, topic, difficulty, topics, free, prediction, explanation } = form;
  const { track, transcript, sentences } = form;
  const parts = partsOf(type);
  return {
    uid,
    title,
    topic,
    difficulty,
    topics,
    free,
    prediction,
    explanation,
    explanations: reasonsIn(form),
    ...(parts.question && form.question !== '' && { question: form.question }),
    ...keyIn(form),
    ...((parts.recording || track !== '') && { track: track === '' ? undefined : track }),
    ...((parts.recording || transcript !== '') && {
      transcript: transcript === '' && parts.question ? undefined : transcript,
    }),
    ...((parts.recording || sentences.length > 0) && {
      sentences: sentences.map(({ text, startMs, endMs }) => ({
        text,
        startMs: numberIn(startMs),
        endMs: numberIn(endMs),
      })),
    }),
    type,
  };
}

function keyIn(form: QuestionForm): Record<string, unknown> {
  const { options, blanks } = form;
  const rights = options.flatMap(({ isRight }, index) => (isRight ? [index] : []));
  switch (partsOf(form.type).key) {
    case 'oneOption':
      return { multichoice: options.map(({ text }) => text), correctIndex: rights[0] };
    case 'severalOptions':
      return { multichoice: options.map(({ text }) => text), correctIndexes: rights };
    case 'paragraphs':
      return { paragraphs: form.paragraphs.map(({ text }) => text) };
    case 'dropDowns':
      return {
        wordsGiven: blanks.map(({ choices }) => choices.map(({ text }) => text)),
        correctAnswers: blanks.map(({ choices }) => choices.find(({ isRight }) => isRight)?.text),
      };
    case 'wordBank':
      return { wordsGiven: linesOf(form.words), correctAnswers: blanks.map(({ right }) => right) };
    case 'typedBlanks':
      return { correctAnswers: blanks.map(({ right }) => right) };
    case 'exchangedWords':
      return { indexToClick: exchangedPlaces(form) };
    case 'dictation':
      return {};
  }
}

/** Where nothing stands at the end, nothing is said; a gap between two reasons stays one, for the schema to refuse. */
function reasonsIn(form: QuestionForm): Reason[] {
  const all = [
    ...form.options.map(({ reason }) => reason),
    ...form.paragraphs.slice(1).map(({ reason }) => reason),
    ...form.blanks.map(({ reason }) => reason),
    ...reasonedPlaces(form).map((place) => form.wordReasons[place] ?? noReason),
    ...form.furtherReasons,
  ];
  const last = all.findLastIndex(({ text, quote }) => text !== '' || quote !== '');
  return all.slice(0, last + 1).map(({ text, quote }) => ({ text, ...(quote !== '' && { quote }) }));
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

const numberIn = (text: string) => (text.trim() === '' ? undefined : Number(text));
