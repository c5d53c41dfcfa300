import { blankMark } from '#domain/question-types/mechanisms/blanks.ts';
import { dictationFaults } from '#domain/question-types/mechanisms/dictation.ts';
import { eachQuestion, finding, type Finding } from '../rule.ts';
import { plainWords } from '../texts.ts';

const squeezed = (text: string) => text.split(/\s+/).join(' ').trim();

/** What is asked for was spoken, and the track says what the script says. */
export const transcriptRule = eachQuestion((question, { recording }) => {
  const findings: Finding[] = [];
  if (recording) {
    const spoken = recording.track.lines.map(({ text }) => text);
    const written = recording.script.map(({ text }) => text);
    findings.push(
      ...finding(
        spoken.join('\n') !== written.join('\n'),
        'script',
        'differs from tracks.json: make the track again',
      ),
    );
  }
  switch (question.type) {
    case 'LWB': {
      const words = new Set(plainWords(question.transcript));
      const unspoken = question.correctAnswers.filter((answer) =>
        plainWords(answer).some((word) => !words.has(word)),
      );
      const parts = question.topic.split(blankMark);
      const filled = parts.map((part, index) => part + (question.correctAnswers[index] ?? '')).join('');
      findings.push(
        ...unspoken.map((word): Finding => [
          'correctAnswers',
          `“${word}” is not spoken: take a word of the script`,
        ]),
        ...finding(
          squeezed(filled) !== squeezed(question.transcript),
          'topic',
          'with its blanks filled it is not the transcript: mend the text or the words',
        ),
      );
      break;
    }
    case 'LMW':
      findings.push(
        ...finding(
          /[.?!,;:]$/.test((question.transcript ?? '').trim()),
          'script',
          'its last line must break off without a mark',
        ),
        ...question.multichoice.flatMap((option, index) =>
          finding(/[.?!]$/.test(option), `multichoice.${index}`, 'an ending has no full stop'),
        ),
      );
      break;
    case 'LWD': {
      const { capital, fullStop } = dictationFaults(question.transcript);
      findings.push(
        ...finding(
          capital || fullStop,
          'script',
          'a sentence begins with a capital and ends with a full stop',
        ),
        ...finding(
          /[\d\n]|[.?!].*[.?!]/.test(question.transcript),
          'script',
          'one sentence on one line, no figures',
        ),
      );
      break;
    }
    default:
  }
  return findings;
});
