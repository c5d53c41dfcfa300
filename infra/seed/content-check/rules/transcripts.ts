import { catalogue } from '#domain/question-types/catalogue.ts';
import { forQuestion } from '#domain/question-types/kinds.ts';
import { blankMark } from '#domain/question-types/mechanisms/blanks.ts';
import { dictationFaults } from '#domain/question-types/mechanisms/dictation.ts';
import { eachQuestion, finding, type Finding } from '../rule.ts';
import { plainWords } from '../texts.ts';

const squeezed = (text: string) => text.split(/\s+/).join(' ').trim();

const nothing = (): Finding[] => [];

/** What each kind asks of what is spoken. */
const ofKind = forQuestion<Finding[]>({
  'single-choice': ({ type, transcript = '', multichoice }) =>
    catalogue[type].endsInBeep
      ? [
          ...finding(
            /[.?!,;:]$/.test(transcript.trim()),
            'script',
            'its last line must break off without a mark',
          ),
          ...multichoice.flatMap((option, index) =>
            finding(/[.?!]$/.test(option), `multichoice.${index}`, 'an ending has no full stop'),
          ),
        ]
      : [],
  'multiple-choice': nothing,
  reorder: nothing,
  'word-bank-blanks': nothing,
  'drop-down-blanks': nothing,
  'typed-blanks': ({ topic, transcript, correctAnswers }) => {
    const words = new Set(plainWords(transcript));
    const unspoken = correctAnswers.filter((answer) => plainWords(answer).some((word) => !words.has(word)));
    const filled = topic
      .split(blankMark)
      .map((part, index) => part + (correctAnswers[index] ?? ''))
      .join('');
    return [
      ...unspoken.map((word): Finding => [
        'correctAnswers',
        `“${word}” is not spoken: take a word of the script`,
      ]),
      ...finding(
        squeezed(filled) !== squeezed(transcript),
        'topic',
        'with its blanks filled it is not the transcript: mend the text or the words',
      ),
    ];
  },
  dictation: ({ transcript }) => {
    const { capital, fullStop } = dictationFaults(transcript);
    return [
      ...finding(capital || fullStop, 'script', 'a sentence begins with a capital and ends with a full stop'),
      ...finding(/[\d\n]|[.?!].*[.?!]/.test(transcript), 'script', 'one sentence on one line, no figures'),
    ];
  },
  'highlight-words': nothing,
  'written-response': nothing,
  'spoken-response': nothing,
});

/** What is asked for was spoken, and the track says what the script says. */
export const transcriptRule = eachQuestion((question, { recording }) => {
  const spoken = recording?.track.lines.map(({ text }) => text).join('\n');
  const written = recording?.script.map(({ text }) => text).join('\n');
  return [
    ...finding(spoken !== written, 'script', 'differs from tracks.json: make the track again'),
    ...ofKind(question),
  ];
});
