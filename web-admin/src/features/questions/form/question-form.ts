import { catalogue } from '#domain/question-types/catalogue.ts';
import type { AnswerableCode, Question } from '#domain/question-types/registry.ts';
import type { Reason } from '#domain/question-types/question-fields.ts';
import { mechanismFormOf } from '../mechanisms/forms.ts';
import { noReason, type QuestionForm } from './form-shape.ts';

/** The form of a question as it is in the bank. */
export function formOf(stored: Question): QuestionForm {
  const { type, uid, title, topic, difficulty, topics, free, prediction, explanation } = stored;
  const reasons = stored.explanations.map(({ text, quote }) => ({ text, quote: quote ?? '' }));
  const recording = 'track' in stored ? stored : undefined;
  return {
    ...emptyForm(type),
    uid,
    title,
    topic,
    difficulty,
    topics,
    free,
    prediction,
    reserved: stored.reserved === true,
    explanation,
    question: ('question' in stored ? stored.question : undefined) ?? '',
    track: recording?.track ?? '',
    transcript: recording?.transcript ?? '',
    sentences: (recording?.sentences ?? []).map(({ text, startMs, endMs }) => ({
      text,
      startMs: String(startMs),
      endMs: String(endMs),
    })),
    ...mechanismFormOf(type).rowsOf(stored, () => reasons.shift() ?? noReason),
    // What the rows have not taken.
    furtherReasons: reasons,
  };
}

/** A form in which nothing is written. */
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
    explanation: '',
    question: '',
    options: [],
    paragraphs: [],
    blanks: [],
    words: '',
    sampleAnswer: '',
    track: '',
    transcript: '',
    sentences: [],
    wordReasons: {},
    furtherReasons: [],
  };
}

/** What the form says as a question of its type: not checked yet, nothing that was typed is left out. */
export function questionIn(form: QuestionForm): unknown {
  const { type, uid, title, topic, difficulty, topics, free, prediction, reserved, explanation } = form;
  const { track, transcript, sentences, question } = form;
  const mechanism = mechanismFormOf(type);
  const { hasAudio } = catalogue[type];
  return {
    uid,
    title,
    topic,
    difficulty,
    topics,
    free,
    prediction,
    ...(reserved && { reserved }),
    explanation,
    explanations: reasonsIn(form),
    ...(mechanism.asksQuestion && question !== '' && { question }),
    ...mechanism.keyIn(form),
    ...((hasAudio || track !== '') && { track: track === '' ? undefined : track }),
    ...((hasAudio || transcript !== '') && {
      transcript: transcript === '' && mechanism.asksQuestion ? undefined : transcript,
    }),
    ...((hasAudio || sentences.length > 0) && {
      sentences: sentences.map(({ text, startMs, endMs }) => ({
        text,
        startMs: numberIn(startMs),
        endMs: numberIn(endMs),
      })),
    }),
    type,
  };
}

/** Where nothing stands at the end, nothing is said; a gap between two reasons stays one, for the schema to refuse. */
function reasonsIn(form: QuestionForm): Reason[] {
  const all = [...mechanismFormOf(form.type).reasonsIn(form), ...form.furtherReasons];
  const last = all.findLastIndex(({ text, quote }) => text !== '' || quote !== '');
  return all.slice(0, last + 1).map(({ text, quote }) => ({ text, ...(quote !== '' && { quote }) }));
}

const numberIn = (text: string) => (text.trim() === '' ? undefined : Number(text));
