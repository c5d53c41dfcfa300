import { recordingOf } from '#domain/question-types/recording.ts';
import type { Question } from '#domain/question-types/registry.ts';
import type { OutlinePart } from '../kinds/kind-pages.ts';
import { pagesOf, partsWithReasons } from '../kinds/kinds.ts';
import { topicName } from '../topic-names.ts';

export function outlineOf(question: Question): readonly OutlinePart[] {
  const { title, topic, explanation, explanations } = question;
  const names = partsWithReasons(question);
  return [
    { label: 'Title', lines: [title] },
    { label: 'Facts', lines: factsOf(question) },
    { label: 'Material', lines: topic.split(/\n+/) },
    ...pagesOf(question.type).outline(question),
    ...recorded(question),
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

function factsOf({
  difficulty,
  topics,
  free,
  prediction,
  reserved = false,
  everyday = false,
}: Question): string[] {
  return [
    `Difficulty: ${difficulty} of 5`,
    `Topics: ${topics.map(topicName).join(', ') || 'none'}`,
    `Free sample: ${free ? 'yes' : 'no'}`,
    `Predicted: ${prediction ? 'yes' : 'no'}`,
    `Kept for tests: ${reserved ? 'yes' : 'no'}`,
    `Everyday topic: ${everyday ? 'yes' : 'no'}`,
  ];
}

function recorded(question: Question): OutlinePart[] {
  const recording = recordingOf(question);
  if (!recording) return [];
  const { track, transcript, sentences } = recording;
  return [
    { label: 'Recording', lines: [track] },
    { label: 'Transcript', lines: transcript.split('\n') },
    {
      label: 'Times of sentences',
      lines: sentences.map(({ text, startMs, endMs }) => `${startMs} to ${endMs} ms: ${text}`),
    },
  ];
}
