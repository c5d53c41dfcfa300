import { authored } from '../../authored.ts';
import { eachQuestion, finding } from '../../rule.ts';

/** The script matches the transcript of the track. */
export const transcriptRule = eachQuestion((question, { recording }) => {
  const spoken = recording?.track.lines.map(({ text }) => text).join('\n');
  const written = recording?.script.map(({ text }) => text).join('\n');
  return [
    ...finding(spoken !== written, 'script', 'differs from tracks.json: make the track again'),
    ...(authored(question).speech ?? []),
  ];
});
