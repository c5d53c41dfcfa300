import { catalogue } from '#domain/question-types/catalogue.ts';
import type { Reason } from '#domain/question-types/question-fields.ts';
import { recordingOf } from '#domain/question-types/recording.ts';
import type { AnswerableCode, Question } from '#domain/question-types/registry.ts';
import { get, set } from 'react-hook-form';
import { pagesOf } from '../kinds/kinds.ts';
import type { QuestionForm, ReasonText } from './form-shape.ts';

export function emptyForm(type: AnswerableCode): QuestionForm {
  return {
    type,
    uid: '',
    title: '',
    topic: '',
    difficulty: 3,
    topics: [],
    free: false,
    prediction: false,
    reserved: false,
    everyday: false,
    explanation: '',
    question: '',
    rows: [],
    words: '',
    sampleAnswer: '',
    written: { weakerAnswers: [], keyPoints: [], bands: {}, register: '' },
    spoken: { image: '', imageText: '', accepted: '', modelTrack: '', modelSentences: [] },
    track: '',
    transcript: '',
    sentences: [],
    wordReasons: {},
    furtherReasons: [],
  };
}

export function formOf(stored: Question): QuestionForm {
  const { explanations, ...shared } = stored;
  const form = structuredClone({
    ...emptyForm(stored.type),
    ...pick(shared, 'uid', 'title', 'topic', 'difficulty', 'topics', 'free', 'prediction', 'explanation'),
    reserved: stored.reserved === true,
    everyday: stored.everyday === true,
    question: ('question' in stored ? stored.question : undefined) ?? '',
    ...recordingOf(stored),
    ...pagesOf(stored.type).keyValues(stored),
  });
  const reasons = explanations.map(({ text, quote = '' }) => ({ text, quote }));
  const paths = pagesOf(stored.type).reasonPaths(form);
  for (const [index, reason] of reasons.slice(0, paths.length).entries())
    set(form, paths[index] ?? '', reason);
  return { ...form, furtherReasons: reasons.slice(paths.length) };
}

export function questionIn(form: QuestionForm): unknown {
  const { type, reserved, everyday, question, track, transcript, sentences } = form;
  const { asksQuestion, keyIn } = pagesOf(type);
  const { hasAudio } = catalogue[type];
  return {
    ...pick(form, 'uid', 'title', 'topic', 'difficulty', 'topics', 'free', 'prediction', 'explanation'),
    ...(reserved && { reserved }),
    ...(everyday && { everyday }),
    explanations: reasonsIn(form),
    ...(asksQuestion && question !== '' && { question }),
    ...keyIn(form),
    ...((hasAudio || track !== '') && { track: track === '' ? undefined : track }),
    ...((hasAudio || transcript !== '') && {
      transcript: transcript === '' && asksQuestion ? undefined : transcript,
    }),
    ...((hasAudio || sentences.length > 0) && { sentences }),
    type,
  };
}

/** The form field of each reason, in the order of the question's `explanations`. */
export function reasonPaths(form: QuestionForm): readonly string[] {
  return [
    ...pagesOf(form.type).reasonPaths(form),
    ...form.furtherReasons.map((_reason, index) => `furtherReasons.${index}`),
  ];
}

/** Drops empty reasons at the end; a gap between two reasons stays, so that the schema refuses it. */
function reasonsIn(form: QuestionForm): Reason[] {
  const all = reasonPaths(form).map((path): Partial<ReasonText> => get(form, path) ?? {});
  const last = all.findLastIndex(isWritten);
  return all.slice(0, last + 1).map(({ text = '', quote }) => ({ text, ...(quote && { quote }) }));
}

const isWritten = ({ text, quote }: Partial<ReasonText>) => Boolean(text || quote);

export function haveSameContent(one: QuestionForm, other: QuestionForm): boolean {
  return JSON.stringify(tidy(one)) === JSON.stringify(tidy(other));
}

export function tidy(form: QuestionForm): QuestionForm {
  const written = Object.entries(form.wordReasons).filter(([, reason]) => isWritten(reason));
  const reasons = written.map(([place, { text = '', quote = '' }]) => [place, { text, quote }]);
  return { ...emptyForm(form.type), ...form, wordReasons: Object.fromEntries(reasons) };
}

function pick<Of extends object, Name extends keyof Of>(from: Of, ...names: Name[]): Pick<Of, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<Of, Name>;
}
